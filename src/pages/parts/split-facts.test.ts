import { expect, test } from 'vitest'
import type { ContentBlock } from '../../content/payload.ts'
import { splitFacts } from './split-facts.ts'

const text = (html: string, title?: string): ContentBlock => ({
  id: 'one',
  type: 'rich_text',
  props: { ...(title && { title }), html: { html } },
})
const facts = '<dl class="facts"><div><dt>Place</dt><dd>Delft</dd></div></dl>'
const quote: ContentBlock = { id: 'two', type: 'quote', props: {} }

test('facts that open a page are taken out of its blocks', () => {
  expect(splitFacts([text(facts), quote])).toEqual({ facts: { html: { html: facts } }, blocks: [quote] })
})

test('the text behind them stays', () => {
  const split = splitFacts([text(`${facts}<p>Since then</p>${facts}`), quote])
  expect(split).toEqual({
    facts: { html: { html: facts } },
    blocks: [text(`<p>Since then</p>${facts}`), quote],
  })
})

test('facts that are a block of their own are taken out too', () => {
  expect(splitFacts([quote, text(facts)])).toEqual({ facts: { html: { html: facts } }, blocks: [quote] })
})

test('their title stays with them', () => {
  const split = splitFacts([text(`${facts}<p>Since then</p>`, 'The work')])
  expect(split).toEqual({
    facts: { title: 'The work', html: { html: facts } },
    blocks: [text('<p>Since then</p>')],
  })
})

test.each<[string, readonly ContentBlock[]]>([
  ['without blocks', []],
  ['with facts inside a later text', [quote, text(`${facts}<p>Since then</p>`)]],
  ['with facts further on', [text(`<p>Since then</p>${facts}`)]],
  ['with another list', [text('<dl><div><dt>Ebb</dt><dd>Low water</dd></div></dl>')]],
])('a page %s stays as it is', (_, blocks) => {
  expect(splitFacts(blocks)).toEqual({ blocks })
})
