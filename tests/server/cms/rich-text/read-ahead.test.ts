/** Long texts are read in turns, and to the same as at once. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTextsAhead, readTextsAhead } from '../../../../server/cms/rich-text/read-ahead.ts'
import {
  createRichText,
  createRichTextSteps,
  type RichText,
} from '../../../../server/cms/rich-text/rich-text.ts'
import { runSteps } from '../../../../server/scheduling/steps.ts'
import type { Html, Value } from '../../../../src/content/types.ts'
import { holds } from '../../../support/properties.ts'

const many = (count: number, part: (index: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(between)

const paragraph = (content: string): Value => ({
  type: 'paragraph',
  content: [{ type: 'text', text: content, marks: [{ type: 'bold' }] }],
})

type Kind = 'fromBard' | 'fromHtml' | 'fromMarkdown'

/** Texts of each kind, as many parts long as is asked. */
const texts: readonly (readonly [name: string, kind: Kind, make: (parts: number) => Value])[] = [
  ['paragraphs', 'fromMarkdown', (n) => many(n, (i) => `Met *nadruk* ${i} en [x](/y).`, '\n\n')],
  ['headings', 'fromMarkdown', (n) => many(n, (i) => `Kop ${i}\n===\n`)],
  ['a list', 'fromMarkdown', (n) => many(n, (i) => `- item ${i}`)],
  [
    'a loose list with tasks',
    'fromMarkdown',
    (n) => many(n, (i) => `- [${i % 150 ? ' ' : 'x'}] item ${i}`, '\n\n'),
  ],
  ['numbers', 'fromMarkdown', (n) => many(n, (i) => `${i + 3}. item`)],
  ['a table', 'fromMarkdown', (n) => `| a | b |\n|:-:|---|\n${many(n, (i) => `| ${i} | *b* |`)}`],
  ['HTML in Markdown', 'fromMarkdown', (n) => many(n, (i) => `<div>a <b>b</b> ${i}</div>`, '\n\n')],
  [
    'footnotes',
    'fromMarkdown',
    (n) => `${many(n, (i) => `- a[^${i}] b[^1]`)}\n\n${many(n, (i) => `[^${i}]: noot [^2]`)}`,
  ],
  ['well-formed HTML', 'fromHtml', (n) => many(n, (i) => `<h2>Kop ${i}</h2><p>a <b>b</b></p>`)],
  ['HTML to be mended', 'fromHtml', (n) => many(n, (i) => `<p>a <b>b</p> ${i}<li>`)],
  ['template code', 'fromHtml', (n) => many(n, (i) => `<p>{{ a }} ${i}</p>`)],
  ['Bard', 'fromBard', (n) => Array.from({ length: n }, (_, i) => paragraph(`a ${i}`))],
]

const context = { labels: { table: 'Tabel', footnotes: 'Noten', footnoteBack: 'Terug' }, place: '/x' }

/** Reads texts as a page does. */
const readAll = (text: RichText, all: readonly (readonly [Kind, Value])[]): (Html | undefined)[] =>
  all.map(([kind, source]) => text[kind](source as never))

const stepsOf = (kind: Kind, source: Value): number =>
  [...createRichTextSteps(context)[kind](source as never)].length

test.each(texts)(
  '%s take as many steps as they are long, none of them longer in a longer text',
  (_, kind, make) => {
    expect(stepsOf(kind, make(800))).toBeGreaterThan(1.5 * stepsOf(kind, make(400)))
    expect(stepsOf(kind, make(800))).toBeGreaterThan(4)
  },
)

test('a page says the same whether its texts are read ahead or at once', () =>
  holds(
    fc.array(fc.tuple(fc.constantFrom(...texts), fc.constantFrom(1, 20, 101, 205)), {
      minLength: 1,
      maxLength: 3,
    }),
    (chosen) => {
      const all = chosen.map(([[, kind, make], parts]) => [kind, make(parts)] as const)
      const values = { all: all.map(([, source]) => source) }
      const ask = (text: RichText) => void readAll(text, all)
      const ready = runSteps(readTextsAhead(values, ask, context))
      const atOnce = createRichText(context)
      expect(readAll(ready ?? createRichText(context), all)).toEqual(readAll(atOnce, all))
      if (ready) expect(ready.headings).toEqual(atOnce.headings)
    },
    { runs: 5 },
  ))

test('others have their turn while long texts are read, wherever these are', () => {
  const long = many(300, (n) => `Met *nadruk* ${n} en [x](/y).`, '\n\n')
  const ask = (text: RichText) => void text.fromMarkdown(long)
  const steps = readTextsAhead({ body: [{ type: 'text', text: long }] }, ask, context)
  expect([...steps].length).toBeGreaterThan(10)
})

test('a page of short texts is read at once', () => {
  const ask = () => expect.unreachable()
  expect(runSteps(readTextsAhead({ title: 'kort *x*' }, ask, context))).toBeUndefined()
})

test('a text that was not asked for before is read all the same', () => {
  const long = many(900, (n) => `*a* ${n}`, '\n\n')
  const ask = (text: RichText) => void text.fromMarkdown(long)
  const ready = runSteps(readTextsAhead({ long }, ask, context))
  expect(ready?.fromHtml('<p>b</p>')).toEqual({ html: '<p>b</p>' })
  expect(ready?.fromMarkdown(long)).toEqual(createRichText(context).fromMarkdown(long))
})

test('long HTML is sanitized in turns, once for all who ask at once, and is shown as at once', async () => {
  const html = many(2_000, (n) => `<p>a <b>b</b> ${n} {{ c }}</p>`)
  const ahead = createTextsAhead({ body: { text: html } }, context)
  await Promise.all([ahead.prepare(), ahead.prepare()])
  const tree = ahead.find(html)
  expect(tree).toBeDefined()
  await ahead.prepare()
  expect(ahead.find(html)).toBe(tree)
  const read = createRichText({ ...context, sanitized: ahead.find })
  expect(read.fromHtml(html)).toEqual(createRichText(context).fromHtml(html))
})

test('footnotes of long HTML that is sanitized in turns are numbered by the order of its page', async () => {
  const withNotes = (name: string) =>
    `${many(300, (n) => `<p>${name}<sup id="fnref:${n}"><a href="#fn:${n}" role="doc-noteref">${n}</a></sup></p>`)}
<div class="footnotes"><ol>${many(300, (n) => `<li id="fn:${n}">${name} <a href="#fnref:${n}">↩</a></li>`)}</ol></div>`
  const [first, second] = [withNotes('a'), withNotes('b')]
  const ahead = createTextsAhead({ second, first }, context)
  await ahead.prepare()
  expect([first, second].map(ahead.find)).not.toContain(undefined)
  const [read, atOnce] = [createRichText({ ...context, sanitized: ahead.find }), createRichText(context)]
  const shown = [read.fromHtml(first), read.fromHtml('<p>c</p>'), read.fromHtml(second)]
  expect(shown).toEqual([first, '<p>c</p>', second].map((text) => atOnce.fromHtml(text)))
  expect(shown[2]?.html).toContain('id="n2-fn-7"')
})

test('a table of 2,000 rows and five columns is shown whole', () => {
  const reports: string[] = []
  const table = `| a | b | c | d | e |\n|---|---|---|---|---|\n${many(2_000, (n) => `| ${n} | *b* | c | d | e |`)}`
  const { html = '' } =
    createRichText({ report: (problem) => void reports.push(problem) }).fromMarkdown(table) ?? {}
  expect(html.match(/<tr>/g)).toHaveLength(2_001)
  expect(reports).toEqual([])
})
