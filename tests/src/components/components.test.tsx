import { describe, expect, test } from 'vitest'
import { samplePicture } from '../../../src/examples/sample-picture.ts'
import { defaultRows } from '../../../src/i18n/languages.ts'
import { showcases } from '../../../src/routes.ts'
import { formatMarkup, highlightMarkup } from '../../../src/showcase/code/highlight.ts'
import { loadDocs } from '../../../src/showcase/load.ts'
import type { ShowcaseTexts } from '../../../src/showcase/showcase.ts'
import { supporting } from '../../../src/showcase/supporting/index.ts'
import { loadTexts, resolveTextLocale, supportingTexts, wordsOf } from '../../../src/showcase/text-files.ts'
import { render } from '../../support/render.tsx'

/** Dotted names of all texts, with the texts. */
function leaves(value: unknown, name = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]]
  return Object.entries(value as object).flatMap(([key, member]) => leaves(member, `${name}.${key}`))
}

const inDutch = await Promise.all(showcases.map((slug) => loadDocs(slug, 'nl', 'nl')))
const words = await loadTexts(wordsOf, 'nl')

describe.each(inDutch.map((docs) => [docs.showcase.slug, docs] as const))(
  '%s',
  (slug, { showcase, texts }) => {
    test('has at least three examples, and a text for each and for no other', () => {
      expect(showcase.examples.length).toBeGreaterThanOrEqual(3)
      expect(Object.keys(texts.examples).toSorted()).toEqual(showcase.examples.map(({ id }) => id).toSorted())
    })

    test('has a state matrix, an anatomy with as many marks as parts, and at least two pairs of advice', async () => {
      expect(showcase.states.columns.length).toBeGreaterThanOrEqual(2)
      expect(Object.keys(texts.states.rows).toSorted()).toEqual(
        showcase.states.rows.map(({ id }) => id).toSorted(),
      )
      const marks = (await render(showcase.anatomy)).match(/drawing__number/g) ?? []
      expect(marks).toHaveLength(texts.anatomy.length)
      expect(showcase.advice.length).toBeGreaterThanOrEqual(2)
      expect(Object.keys(texts.advice).toSorted()).toEqual(showcase.advice.map(({ id }) => id).toSorted())
    })

    test('explains every key, role and version of its tables, and names real success criteria', () => {
      expect(Object.keys(texts.keyboard).toSorted()).toEqual(showcase.keyboard.map(({ id }) => id).toSorted())
      expect(Object.keys(texts.roles).toSorted()).toEqual(showcase.roles.map(({ id }) => id).toSorted())
      expect(Object.keys(texts.changes).toSorted()).toEqual(
        showcase.changes.map(({ version }) => version).toSorted(),
      )
      expect(showcase.criteria.filter((number) => !(number in words.criteria))).toEqual([])
    })

    test('explains every property of its types, and no other', () => {
      const known = showcase.facts.components.flatMap(({ name, properties }) =>
        properties.map((property) => [`${name}.${property.name}`, property.name] as const),
      )
      expect(known.length).toBeGreaterThan(0)
      expect(known.filter((names) => !names.some((name) => name in texts.properties))).toEqual([])
      const names = new Set(known.flat())
      expect(Object.keys(texts.properties).filter((name) => !names.has(name))).toEqual([])
    })

    test('lists the tokens that its styles use', () => {
      expect(showcase.facts.tokens.length).toBeGreaterThan(2)
    })

    describe.each(defaultRows)('in $label', ({ locale }) => {
      test('says everything that the Dutch page says', async () => {
        const other = await loadDocs(slug, locale, locale)
        const names = (all: ShowcaseTexts) => leaves(all).map(([name]) => name)
        expect(names(other.texts)).toEqual(names(texts))
        expect(leaves(other.texts).filter(([, text]) => text.trim() === '')).toEqual([])
      })

      test('its examples, states and advice render, without inline styles and without a missing text', async () => {
        const { showcase: own, stage } = await loadDocs(slug, locale, locale)
        const elements = [
          ...own.examples.map((example) => example.render(stage.words, stage.t, samplePicture)),
          ...own.states.rows.flatMap((row) =>
            own.states.columns.map((state) => row.render(state, stage.words, stage.t, samplePicture)),
          ),
          ...own.advice.flatMap((pair) => [pair.do(stage.words, stage.t), pair.dont(stage.words, stage.t)]),
        ]
        for (const element of elements.filter((each) => each !== null)) {
          const html = await render(element, locale)
          expect(html).not.toBe('')
          expect(html).not.toMatch(/ style=|undefined/)
        }
      })
    })
  },
)

describe.each(defaultRows)('the supporting parts in $label', ({ locale }) => {
  test('have the texts of the Dutch page, and examples that render', async () => {
    const texts = await loadTexts(supportingTexts, resolveTextLocale(locale, supportingTexts))
    const dutch = await loadTexts(supportingTexts, 'nl')
    expect(leaves(texts).map(([name]) => name)).toEqual(leaves(dutch).map(([name]) => name))
    expect(Object.keys(supporting).filter((name) => name in texts)).toEqual(Object.keys(texts))
    for (const [name, part] of Object.entries(supporting)) {
      const own = texts[name] ?? part.english
      expect(part.examples.map(({ id }) => id)).toEqual(Object.keys(own?.examples ?? {}))
      for (const example of part.examples) {
        const html = await render(
          example.render(own?.words ?? {}, (key) => key, samplePicture),
          locale,
        )
        expect(html).not.toMatch(/^$| style=|undefined/)
      }
    }
  })
})

test('the shared words are the same set in every language', async () => {
  for (const { locale } of defaultRows) {
    const other = await loadTexts(wordsOf, resolveTextLocale(locale, wordsOf))
    expect(leaves(other).map(([name]) => name)).toEqual(leaves(words).map(([name]) => name))
  }
})

test('markup is shown one element a line, text beside its tags', () => {
  expect(formatMarkup('<ul><li>One</li><li><img src="a"/>Two</li></ul>')).toBe(
    '<ul>\n  <li>One</li>\n  <li>\n    <img src="a"/>\n    Two\n  </li>\n</ul>',
  )
})

test('highlighted markup shows the same text and runs none of it', () => {
  const html = highlightMarkup('<a href="/x?a=1&amp;b">if a < b</a>')
  expect(html).toContain('&lt;<span class="t">a</span> <span class="k">href</span>')
  expect(html.replace(/<\/?span[^>]*>/g, '')).toBe(
    '&lt;a href=&quot;/x?a=1&amp;amp;b&quot;&gt;if a &lt; b&lt;/a&gt;',
  )
})
