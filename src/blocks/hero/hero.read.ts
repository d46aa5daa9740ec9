/** Reads the block "hero" from the fields that editors filled in, whatever a project calls them. */
import type { KeyItem } from '../../components/hero/hero-parts.tsx'
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { HeroBlockProps } from './hero.tsx'

/** Names that projects give to the fields of this block. */
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
    'beeld_staand',
    'bild_mobil',
    'bild_hochformat',
  ],
  buttons: ['buttons', 'knoppen', 'links', 'actions', 'ctas', 'schaltflächen', 'schaltflaechen', 'knöpfe'],
  buttonLabel: ['label', 'text', 'tekst', 'title', 'titel', ...common.linkLabel],
  style: ['style', 'stijl', 'stil', 'variant'],
  variant: ['variant', 'weergave', 'layout', 'indeling', 'style', 'stijl', 'stil', 'darstellung', 'ansicht'],
  key: ['key', 'legend', 'legenda', 'legende'],
  keyLabel: ['label', 'text', 'tekst', 'title', 'name', 'naam'],
  colour: ['colour', 'color', 'kleur', 'farbe'],
} as const

/** Names that projects give to each style of a button. */
const styles = {
  highlight: 'highlight primary primair primär primaer accent opvallend nadruk auffällig hervorgehoben',
  quiet: 'quiet secondary secundair sekundär sekundaer rustig ruhig ghost outline link tertiary',
} as const

/** Names that projects give to each variant of the hero. */
const variants = {
  map: 'map kaart karte landkaart landkarte',
  page: 'page pagina seite text_only alleen_tekst nur_text simple eenvoudig einfach',
  split: 'split gesplitst geteild two_columns twee_kolommen zwei_spalten',
  statement: 'statement quote citaat uitspraak zitat aussage',
} as const

/** Names that projects give to each colour of the legend. */
const colours = {
  water: 'water wasser',
  slik: 'slik mud schlick',
  zeekraal: 'zeekraal glasswort queller',
  lamsoor: 'lamsoor sea_lavender strandflieder',
  zeealsem: 'zeealsem sea_wormwood strandbeifuß',
  strandkweek: 'strandkweek sea_couch strandquecke',
} as const

/**
 * Reads the links of a hero. The first is highlighted, the others are quiet, unless an editor chose a style.
 */
const readButtons = (fields: BlockFields): HeroBlockProps['buttons'] =>
  fields.rows(...names.buttons).flatMap((row, index) => {
    const label = row.text(...names.buttonLabel)
    const href = row.link(...names.link)
    const style = row.choice(styles, ...names.style) ?? (index === 0 ? 'highlight' : 'quiet')
    return label && href ? [{ label, href, style }] : []
  })

/** Reads the legend of the hero's map. A row without a known colour has that of water. */
const readKey = (fields: BlockFields): readonly KeyItem[] =>
  fields.rows(...names.key).flatMap((row) => {
    const label = row.text(...names.keyLabel)
    return label ? [{ label, colour: row.choice(colours, ...names.colour) ?? 'water' }] : []
  })

/** Returns the props of the block's view; undefined without a title. */
export function readHero(fields: BlockFields): HeroBlockProps | undefined {
  const title = fields.text(...names.title)
  if (!title) return undefined
  return defined({
    variant: fields.choice(variants, ...names.variant),
    label: fields.text(...names.label),
    title,
    text: fields.text(...names.text),
    picture: fields.picture(...names.picture),
    portrait: fields.picture(...names.portrait),
    buttons: readButtons(fields),
    legend: readKey(fields),
  })
}
