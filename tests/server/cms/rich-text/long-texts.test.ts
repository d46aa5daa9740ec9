/** Texts that are long: those of authors are shown whole, and no text takes more steps than its length allows. */
import { toHast } from 'mdast-util-to-hast'
import { describe, expect, test } from 'vitest'
import { parseHtml } from '../../../../server/cms/rich-text/html/read-html.ts'
import { readWellFormedHtml } from '../../../../server/cms/rich-text/html/well-formed-html.ts'
import { createListItems } from '../../../../server/cms/rich-text/markdown/list-items.ts'
import { splitMarkdown } from '../../../../server/cms/rich-text/markdown/split.ts'
import { weightOf, weights } from '../../../../server/cms/rich-text/markdown/weight.ts'
import { createRichText } from '../../../../server/cms/rich-text/rich-text.ts'
import { runSteps } from '../../../../server/scheduling/steps.ts'
import { elementsOf } from '../../../support/safe-html.ts'

/** A text of as many parts. */
const many = (count: number, part: (index: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(between)

/** The HTML of a text, and what is reported of it. */
function read(kind: 'fromMarkdown' | 'fromHtml', source: string) {
  const reports: string[] = []
  const context = { place: '/over-ons', report: (problem: string) => void reports.push(problem) }
  return { html: createRichText(context)[kind](source)?.html ?? '', reports }
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0

const sentence = 'Het slik van de kwelder ruikt naar zwavel en zout water. '.repeat(4)

describe('a long text of an author is shown whole and without a report', () => {
  test.each<[what: string, source: string, element: RegExp, times: number]>([
    ['paragraphs', many(300, (n) => `Met **vet** ${n} en [x](/y). ${sentence}`, '\n\n'), /<p>/g, 300],
    ['prose', many(2000, (n) => `Alinea ${n}. ${sentence}eind.`, '\n\n'), /<p>/g, 2000],
    ['headings', many(1000, (n) => `## Kop ${n}\n\n${sentence}`, '\n\n'), /<h2 /g, 1000],
    ['a table', `| a | b |\n|---|---|\n${many(500, (n) => `| ${n} | *b* |`)}`, /<tr>/g, 501],
    ['a list', many(500, (n) => `- item ${n} met [x](/y)`), /<li>/g, 500],
    ['numbers', many(500, (n) => `${n + 1}. item`), /<li>/g, 500],
    [
      'footnotes',
      `${many(200, (n) => `a[^${n}]`, '\n\n')}\n\n${many(200, (n) => `[^${n}]: b`)}`,
      /<li /g,
      200,
    ],
    [
      'links by name',
      `${many(300, (n) => `[${n}]`, '\n\n')}\n\n${many(300, (n) => `[${n}]: /y`)}`,
      /<a /g,
      300,
    ],
    ['code', `Zo:\n\`\`\`js\n${many(5000, (n) => `# ${n}`)}\n\`\`\``, /# \d/g, 5000],
    ['HTML', many(2000, () => `<p>${sentence}</p>`), /<p>/g, 2000],
  ])('%s', (_, source, element, times) => {
    const { html, reports } = read('fromMarkdown', source)
    expect(count(html, element)).toBe(times)
    expect(reports).toEqual([])
  })

  test('a divided list or table stays one', () => {
    const list = read(
      'fromMarkdown',
      many(500, (n) => `- item ${n}`),
    ).html
    expect(count(list, /<ul>/g)).toBe(1)
    expect(count(list, /<p>/g)).toBe(0)
    expect(
      count(
        read(
          'fromMarkdown',
          many(500, (n) => `- item ${n}`, '\n\n'),
        ).html,
        /<li>\n<p>/g,
      ),
    ).toBe(500)
    const table = `| a |\n|---|\n${many(500, (n) => `| ${n} |`)}`
    expect(count(read('fromMarkdown', table).html, /<table>/g)).toBe(1)
  })
})

describe('of a text that nobody wrote', () => {
  const hostile = ['[', '*', '_a ', '`', '<', '![', '&', '**a* ', '[a](', '[^a]: ', '| a ', '\n> ', '\na\n=']

  test.each(hostile)(
    'each piece weighs what the parser bears, and pieces grow as the text does: %j',
    (part) => {
      const pieces = (times: number) => [...splitMarkdown(part.repeat(times))].map(({ source }) => source)
      const weightOfAll = (source: string) =>
        source.split('\n').reduce((sum, line) => sum + weightOf(line), 0)
      for (const source of pieces(40_000)) expect(weightOfAll(source)).toBeLessThanOrEqual(2 * weights.most)
      expect(pieces(40_000).length).toBeLessThanOrEqual(2 * pieces(20_000).length + 1)
    },
  )

  test('a report names the page and the beginning, and what was divided is there', () => {
    const { html, reports } = read('fromMarkdown', `Begin ${'[a '.repeat(4_000)}`)
    expect(count(html, /\[a/g)).toBe(4_000)
    expect(reports).toEqual([
      'A rich text of /over-ons has a line or block that is too long: it was divided. It begins "Begin [a [a [a [a [a [a [a [a [a [a [a ["',
    ])
  })

  test.each(['fromMarkdown', 'fromHtml'] as const)(
    'the end is left out, and that is reported: %s',
    (kind) => {
      const { html, reports } = read(kind, `<p>Begin</p>${'<p>a</p>\n\n'.repeat(100_000)}`)
      expect(elementsOf(html).length).toBeGreaterThan(10_000)
      expect(reports).toEqual([
        'A rich text of /over-ons is too long: its end is left out. It begins "Begin a a a a a a a a a a a a a a a a a"',
      ])
    },
  )

  test('start tags below the deepest level are left out, and their texts stay', () => {
    const deep = `${'<div>'.repeat(5000)}bottom${'</div>'.repeat(5000)}`
    expect(runSteps(readWellFormedHtml(deep))).toBeUndefined()
    const tree = JSON.stringify(runSteps(parseHtml(deep)))
    expect(count(tree, /"div"/g)).toBeLessThan(300)
    expect(tree).toContain('bottom')
  })
})

test('each item of a list is looked at as often in a long list as in a short one', () => {
  /** How often it is asked whether items have paragraphs, per item. */
  const asked = (length: number): number => {
    let times = 0
    const items = Array.from({ length }, () => ({
      type: 'listItem' as const,
      children: [],
      get spread() {
        times += 1
        return false
      },
    }))
    toHast(
      { type: 'root', children: [{ type: 'list', children: items }] },
      { handlers: { listItem: createListItems() } },
    )
    return times / length
  }
  expect(asked(400)).toBe(asked(20))
})
