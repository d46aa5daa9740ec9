import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import type { Values } from '../../content/types.ts'
import { Blocks } from '../blocks.tsx'
import { readBlocks } from '../read-blocks.ts'

const context = { sanitize: (html: string) => ({ html }), unknown: () => {}, form: () => undefined }
const hero = { type: 'hero', title: 'Land dat meegroeit', text: 'Met de zee.' }
const show = (more: Values) =>
  render(<Blocks blocks={readBlocks({ blocks: [{ ...hero, ...more }] }, context)} layout="wide" />)

test.each<[string, Values]>([
  ['hero--split', { variant: 'split' }],
  ['hero--split', { weergave: 'gesplitst' }],
  ['hero--split', { darstellung: 'Zwei Spalten' }],
  ['hero--statement', { layout: 'quote' }],
  ['hero--statement', { stijl: { value: 'citaat', label: 'Citaat' } }],
  ['hero--statement', { ansicht: ['zitat'] }],
  ['page-head', { variant: 'page' }],
  ['page-head', { indeling: 'pagina' }],
  ['page-head', { stil: 'Seite' }],
])('an editor chooses %s by %j', async (className, fields) => {
  expect(await show(fields)).toContain(className)
})

test.each<Values>([{}, { variant: 'map' }, { variant: 'onbekend' }, { variant: 4 }])(
  'anything else is the map: %j',
  async (fields) => {
    expect(await show(fields)).toMatch(/<section class="block hero" /)
  },
)

test.each(['map', 'page', 'split', 'statement'])(
  'the h1 is in the hero, whatever it looks like: %s',
  async (variant) => {
    const markup = await show({ variant })
    expect(markup.match(/<h1 /g)).toHaveLength(1)
    expect(markup).toContain('tabindex="-1"')
  },
)
