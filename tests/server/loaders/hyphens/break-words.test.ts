import { expect, test } from 'vitest'
import { breakHeadings, createBreakWords } from '../../../../server/loaders/hyphens/break-words.ts'
import { loadPatterns } from '../../../../server/loaders/hyphens/patterns.ts'

const shown = (text: string): string => text.replaceAll('\u00ad', '|')

async function breakIn(lang: string): Promise<(text: string) => string> {
  const breakWord = await loadPatterns(lang)
  if (!breakWord) throw new Error(`No patterns of ${lang}`)
  return createBreakWords(breakWord)
}

test.each([
  ['nl', 'Het waterschapsbestuur groeit', 'Het water|schaps|be|stuur groeit'],
  ['nl-BE', 'Kwelderwerken', 'Kwel|der|werken'],
  ['de', 'Die Hochwasserschutzgebiete', 'Die Hoch|was|ser|schutz|ge|biete'],
  ['en', 'Internationalization', 'Inter|na|tion|al|iz|a|tion'],
])(
  'long words break at the syllables of %s, and leave four letters on a line',
  async (lang, text, broken) => {
    expect(shown((await breakIn(lang))(text))).toBe(broken)
  },
)

test.each(['Elf millimeter', 'Voorland', 'Kust\u00adverdedigingswerken', '2026'])(
  '%s stays: it is short, or its editor broke it',
  async (text) => {
    expect((await breakIn('nl'))(text)).toBe(text)
  },
)

test.each([
  'secretariaat@waterschapsbestuur.nl',
  'https://waterschapsbestuur.example/kwelderwerken',
  '/kwelderwerken',
  'kwelderwerken.pdf',
  'aantalKwelderwerken',
  'aantal_kwelderwerken',
])('%s is copied, and stays as it is', async (name) => {
  expect(shown((await breakIn('nl'))(`Kwelderwerken ${name}`))).toBe(`Kwel|der|werken ${name}`)
})

test('a word that is longer than any language has is left alone, and takes no time', async () => {
  const blob = 'waterschapsbestuur'.repeat(10_000)
  expect((await breakIn('nl'))(`Kop ${blob}`)).toBe(`Kop ${blob}`)
})

test('a language without patterns breaks no word', () => {
  expect(loadPatterns('xx')).toBeUndefined()
  expect(loadPatterns('constructor')).toBeUndefined()
})

test('in markup the headings break, and neither attributes, entities, code nor other text', async () => {
  const html =
    '<h2 id="waterschapsbestuur">Waterschapsbestuur &amp; <a href="/waterschapsbestuur">dijk</a> ' +
    '<code>waterschapsbestuur</code></h2><p>Waterschapsbestuur</p>'
  expect(shown(breakHeadings(html, await breakIn('nl')))).toBe(
    html.replace('>Waterschapsbestuur &amp;', '>Water|schaps|be|stuur &amp;'),
  )
})
