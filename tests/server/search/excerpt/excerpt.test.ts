import { describe, expect, test } from 'vitest'
import { excerptOf, markWords } from '../../../../server/search/excerpt/excerpt.ts'
import { matcherOf } from '../../../../server/search/excerpt/passage.ts'

/** The text of an excerpt for words of a query, which are marked with brackets. */
function excerpt(texts: readonly string[], ...words: readonly string[]): string {
  const matcher = matcherOf(new Map(words.map((word, number) => [word, number])))
  const { pieces } = excerptOf(texts, matcher, words.length)
  return pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')
}

describe('an excerpt', () => {
  test('sets apart what was found, in its own spelling', () => {
    expect(markWords('De Díjk en de dijken', matcherOf(new Map([['dijk', 0]])))).toEqual([
      { text: 'De ' },
      { text: 'Díjk', isFound: true },
      { text: ' en de dijken' },
    ])
  })

  test('stands around the first match, and says where text was left out', () => {
    const text = `${'voor '.repeat(60)}de dijk ${'na '.repeat(80)}`.trim()
    const whole = excerpt(['niets hier', text], 'dijk')
    expect(whole).toMatch(/^… voor .* de \[dijk\] na .* …$/)
    expect(whole.length).toBeLessThan(170)
  })

  test('is from the place with most of the words, closest together', () => {
    const filler = 'Hier staat iets anders. '.repeat(20)
    const text = `Een dijk. ${filler}Een polder. ${filler}Achter de dijk ligt de polder. ${filler}`
    expect(excerpt(['', text], 'dijk', 'polder')).toContain('Achter de [dijk] ligt de [polder].')
  })

  test('is from the summary where that says as much', () => {
    expect(excerpt(['Over de dijk.', 'Een dijk is hoog.'], 'dijk')).toBe('Over de [dijk].')
    expect(excerpt(['Over de dijk.', 'Een dijk met polder.'], 'dijk', 'polder')).toBe(
      'Een [dijk] met [polder].',
    )
  })

  test('has whole sentences where they are short enough, without an ellipsis', () => {
    const before = 'Een zin die ervoor staat en niets zegt. '.repeat(10)
    const after = 'Wie er woont, weet hoe hoog het water komt bij storm. '.repeat(10)
    expect(excerpt([`${before}De dijk is van klei. ${after}`], 'dijk')).toBe(
      `Een zin die ervoor staat en niets zegt. De [dijk] is van klei. ${'Wie er woont, weet hoe hoog het water komt bij storm. '.trim()}`,
    )
  })

  test('keeps the texts of a page apart', () => {
    expect(excerpt(['', 'Dijk\n12 meter\nKlei'], 'klei')).toBe('Dijk · 12 meter · [Klei]')
  })

  test('is of a sentence rather than of a label', () => {
    const prose = 'Wie achter de dijk woont, weet hoe hoog het water bij storm komt.'
    expect(excerpt(['', `Onderwerpen\nDijk\n${prose}`], 'dijk')).toBe(prose.replace('dijk', '[dijk]'))
    expect(excerpt(['', 'Onderwerpen\nDijk'], 'dijk')).toBe('Onderwerpen · [Dijk]')
  })

  test('is the begin of the first text where only the title matched', () => {
    expect(excerpt(['', 'Een lange rij'], 'dijk')).toBe('Een lange rij')
    expect(excerpt(['', ''], 'dijk')).toBe('')
  })

  test('never ends in the middle of a character', () => {
    expect(encodeURIComponent(excerpt(['🌊'.repeat(200)], 'dijk'))).not.toBe('')
  })

  test('looks at each word of a long text once, however often the words stand in it', () => {
    const text = 'dijk '.repeat(4_000)
    expect(excerpt(['', text], 'dijk', 'polder')).toMatch(/^\[dijk\] /)
  })
})
