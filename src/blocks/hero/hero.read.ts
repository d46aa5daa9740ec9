import { type HeroProps, type KeyItem, keyColours } from '../../components/hero/hero.tsx'
import type { BlockFields } from '../../content/fields.ts'
import { defined } from '../../content/values.ts'
import { common } from '../parts/names.ts'

const names = {
  ...common,
  text: ['text', 'lead', ...common.text],
  portrait: [
    'picture_portrait',
    'portrait',
    'image_portrait',
    'mobile_image',
    'afbeelding_mobiel',
    'image_mobile',
  ],
  buttons: ['buttons', 'knoppen', 'links', 'actions', 'ctas'],
  buttonLabel: ['label', 'text', 'tekst', 'title', 'titel', ...common.linkLabel],
  style: ['style', 'stijl', 'variant'],
  key: ['key', 'legend', 'legenda', 'legende'],
  keyLabel: ['label', 'text', 'tekst', 'title', 'name', 'naam'],
  colour: ['colour', 'color', 'kleur', 'farbe'],
} as const

const readButtons = (fields: BlockFields): HeroProps['buttons'] =>
  fields.rows(...names.buttons).flatMap((row, index) => {
    const label = row.text(...names.buttonLabel)
    const href = row.link(...names.link)
    const style = row.choice([index === 0 ? 'highlight' : 'quiet', 'highlight', 'quiet'], ...names.style)
    return label && href ? [{ label, href, style }] : []
  })

const readKey = (fields: BlockFields): readonly KeyItem[] =>
  fields.rows(...names.key).flatMap((row) => {
    const label = row.text(...names.keyLabel)
    return label ? [{ label, colour: row.choice(keyColours, ...names.colour) }] : []
  })

export function readHero(fields: BlockFields): HeroProps | undefined {
  const title = fields.text(...names.title)
  if (!title) return undefined
  return defined({
    label: fields.text(...names.label),
    title,
    text: fields.text(...names.text),
    picture: fields.picture(...names.picture),
    portrait: fields.picture(...names.portrait),
    buttons: readButtons(fields),
    legend: readKey(fields),
  })
}
