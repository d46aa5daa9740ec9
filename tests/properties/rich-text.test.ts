/** The gate for markup: HTML, Markdown and Bard of any shape. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHtml } from '../../server/cms/rich-text/html/read-html.ts'
import { richTextLimits } from '../../server/cms/rich-text/limits.ts'
import { createRichText } from '../../server/cms/rich-text/rich-text.ts'
import { sanitize } from '../../server/cms/rich-text/sanitize/sanitize.ts'
import { runSteps } from '../../server/scheduling/steps.ts'
import type { Value } from '../../src/content/types.ts'
import { context } from '../server/cms/rich-text/context.ts'
import { addressAttacks, markupAttacks } from '../support/attack-payloads.ts'
import { anyText, holds, textOf } from '../support/properties.ts'
import { depthOf, problemsIn } from '../support/safe-html.ts'

const elements = [
  ...[
    'p',
    'b',
    'a',
    'h1',
    'h2',
    'ul',
    'ol',
    'li',
    'table',
    'tbody',
    'tr',
    'td',
    'th',
    'caption',
    'div',
    'span',
  ],
  ...[
    'figure',
    'figcaption',
    'img',
    'input',
    'details',
    'summary',
    'section',
    'sup',
    'pre',
    'code',
    'hr',
    'br',
  ],
  ...[
    'script',
    'style',
    'svg',
    'math',
    'mtext',
    'iframe',
    'template',
    'select',
    'option',
    'textarea',
    'title',
  ],
  ...[
    'noscript',
    'xmp',
    'plaintext',
    'form',
    'button',
    'base',
    'object',
    'x-y',
    'body',
    'html',
    'head',
    'frameset',
  ],
]
const attributes = [
  ...[
    'href="/x"',
    'href=javascript:alert(1)',
    'src="/x.png"',
    'src=x',
    'onerror=alert(1)',
    'class="align-center"',
  ],
  ...['id="fn:1"', 'id=x', 'style="text-align: right"', 'title="', "alt='", 'srcdoc="<script>"', 'type=text'],
  ...[
    'href="statamic://entry::p-over"',
    'src="asset::main::img/dak.png"',
    'href="#fn:1"',
    'dir=rtl',
    'colspan=2',
  ],
  ...['target=_blank', 'start=3', 'open', 'checked', 'lang="x"', 'xlink:href=x', '{{ x }}', '"', "'", '`'],
]
const markup = textOf(
  [
    ...elements.flatMap((name) => [`<${name}>`, `</${name}>`]),
    ...elements.slice(0, 12).flatMap((name) => attributes.map((attribute) => `<${name} ${attribute}>`)),
    ...markupAttacks,
    ...markupAttacks.map((attack) => attack.slice(0, 20)),
    ...['a', ' ', '\n', '&lt;', '&#x', '&', '<', '>', '<!--', '-->', '<![CDATA[', ']]>', '{{ x }}', '\u0000'],
  ],
  14,
)
const markdown = textOf(
  [
    ...[
      '# ',
      '## ',
      '> ',
      '- ',
      '1. ',
      '\n',
      '\n\n',
      '    ',
      '*',
      '**',
      '_',
      '`',
      '```\n',
      '~~',
      '|',
      '|-|\n',
      '[',
      '](',
    ],
    ...[
      ')',
      '![',
      '[^1]',
      '[^1]: ',
      '[x]: ',
      '<',
      '>',
      '{#a}',
      '{.b}',
      '{{ ',
      ' }}',
      '- [ ] ',
      '\\',
      '&',
      'a',
      '---\n',
    ],
    ...addressAttacks,
    ...markupAttacks,
  ],
  20,
)

/** A rich text of a page; what it reports as unreadable fails the test. */
function read(kind: 'fromHtml' | 'fromMarkdown' | 'fromBard', input: Value): string {
  const reports: string[] = []
  const richText = createRichText({ ...context, report: (problem) => void reports.push(problem) })
  const html = richText[kind](input as string)?.html ?? ''
  expect(reports.filter((problem) => problem.includes('could not be read'))).toEqual([])
  return html
}

/** Elements that the site itself puts around or into those of a text: a box around a table, a caption, a label. */
const ownLevels = 4

function expectSafe(html: string): void {
  expect(problemsIn(html)).toEqual([])
  expect(depthOf(html)).toBeLessThanOrEqual(richTextLimits.depth + ownLevels)
}

describe('HTML', () => {
  const inputs = fc.oneof({ weight: 6, arbitrary: markup }, anyText)

  test('of any shape becomes elements, attributes and addresses of the allow-list', () =>
    holds(inputs, (text) => expectSafe(read('fromHtml', text)), { runs: 100 }))

  test('that was let through is let through again, and no more of it', () =>
    holds(inputs, (text) => expectSafe(read('fromHtml', read('fromHtml', text))), { runs: 100 }))

  test('that was cleaned is clean', () =>
    holds(
      inputs,
      (text) => {
        const { root } = runSteps(sanitize(runSteps(readHtml(text)), context))
        expect(runSteps(sanitize(root, context)).root).toEqual(root)
      },
      { runs: 100 },
    ))
})

test('Markdown of any shape becomes elements, attributes and addresses of the allow-list', () =>
  holds(
    fc.oneof({ weight: 6, arbitrary: markdown }, anyText),
    (text) => expectSafe(read('fromMarkdown', text)),
    {
      runs: 200,
    },
  ))

const kinds = [
  ...[
    'text',
    'paragraph',
    'heading',
    'hardBreak',
    'hard_break',
    'horizontalRule',
    'bulletList',
    'ordered_list',
  ],
  ...[
    'listItem',
    'blockquote',
    'codeBlock',
    'image',
    'table',
    'tableRow',
    'tableHeader',
    'tableCell',
    'set',
    'script',
  ],
  ...['constructor', '__proto__', ''],
]
const marks = [
  'bold',
  'italic',
  'link',
  'code',
  'small',
  'superscript',
  'textStyle',
  'btsSpan',
  'constructor',
]
const odd = fc.oneof(
  anyText,
  fc.constantFrom<Value>(null, 0, -1, 1e9, 3, true, [], {}, '7', 'center', '_blank', ...addressAttacks),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Value>,
)
const attrs = fc.dictionary(
  fc.constantFrom(
    'level',
    'textAlign',
    'src',
    'href',
    'alt',
    'title',
    'start',
    'colspan',
    'language',
    'class',
    'rel',
  ),
  odd,
  { noNullPrototype: true, maxKeys: 4 },
)
const { node } = fc.letrec<{ node: Value }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 8 },
    fc.record(
      { type: fc.constant('text'), text: fc.oneof(anyText, fc.constantFrom(...markupAttacks), odd) },
      { requiredKeys: ['type'] },
    ) as fc.Arbitrary<Value>,
    fc.record(
      {
        type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom<Value>(...kinds) }, odd),
        attrs: fc.oneof<fc.Arbitrary<Value>[]>(attrs, odd),
        text: odd,
        marks: fc.oneof<fc.Arbitrary<Value>[]>(
          fc.array(fc.record({ type: fc.constantFrom(...marks), attrs }), { maxLength: 3 }),
          odd,
        ),
        content: fc.oneof<fc.Arbitrary<Value>[]>(
          { weight: 9, arbitrary: fc.array(tie('node'), { maxLength: 4 }) } as never,
          odd,
        ),
      },
      { requiredKeys: ['type'] },
    ) as fc.Arbitrary<Value>,
    odd,
  ),
}))

test('a tree of Bard of any shape becomes elements, attributes and addresses of the allow-list', () =>
  holds(
    fc.oneof(fc.array(node, { maxLength: 6 }), node),
    (nodes) => expectSafe(read('fromBard', nodes as Value)),
    {
      runs: 250,
    },
  ))

test('a tree of Bard of any depth is cut', () =>
  holds(
    fc.tuple(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 5 }), fc.nat(3000)),
    ([types, depth]) => {
      let deep: Value = { type: 'text', text: 'x' }
      for (let level = 0; level < depth; level += 1)
        deep = { type: types[level % types.length], content: [deep] }
      expectSafe(read('fromBard', [deep]))
    },
    { runs: 30 },
  ))
