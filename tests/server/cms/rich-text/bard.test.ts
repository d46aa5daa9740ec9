import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { isBard } from '../../../../server/cms/rich-text/bard/read-bard.ts'
import { createRichText } from '../../../../server/cms/rich-text/rich-text.ts'
import type { Value } from '../../../../src/content/types.ts'
import { context } from './context.ts'

const pages = new URL('../../../fixtures/quirk-site/content/collections/pages/nl/', import.meta.url)
const stored = (file: string) =>
  parse(readFileSync(new URL(file, pages), 'utf8').split(/^---$/m)[1] ?? '').artikel as Value[]

const html = (...nodes: Value[]) => createRichText(context).fromBard(nodes)?.html
const words = (text: string, ...marks: Value[]): Value => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: Value[]): Value => ({ type: 'paragraph', content })
const node = (type: string, attrs: Value, ...content: Value[]): Value => ({ type, attrs, content })
const link = (href: Value, more = {}): Value => ({
  type: 'link',
  attrs: { href, rel: null, target: null, title: null, ...more },
})

describe('nodes', () => {
  const x = words('x')
  const p = paragraph(x)
  const rows: readonly [name: string, stored: Value[], expected: string | undefined][] = [
    ['a paragraph', [p], '<p>x</p>'],
    ['a heading', [node('heading', { level: 3 }, x)], '<h2 id="x">x</h2>'],
    ['a heading without a level', [node('heading', null, x)], '<h2 id="x">x</h2>'],
    ['alignment is a class', [node('paragraph', { textAlign: 'right' }, x)], '<p class="align-right">x</p>'],
    ['the default alignment is none', [node('paragraph', { textAlign: 'left' }, x)], '<p>x</p>'],
    ['an unknown alignment is none', [node('paragraph', { textAlign: 'x" onclick="y' }, x)], '<p>x</p>'],
    ['an empty paragraph in between stays', [p, { type: 'paragraph' }, p], '<p>x</p><p></p><p>x</p>'],
    ['empty paragraphs at the end go', [p, { type: 'paragraph' }, { type: 'paragraph' }], '<p>x</p>'],
    ['a hard break', [paragraph(x, { type: 'hardBreak' }, x)], '<p>x<br>x</p>'],
    ['a rule', [p, { type: 'horizontalRule' }], '<p>x</p><hr>'],
    ['a list', [node('bulletList', null, node('listItem', null, p))], '<ul><li><p>x</p></li></ul>'],
    [
      'a numbered list',
      [node('orderedList', { start: 1 }, node('listItem', null, p))],
      '<ol><li><p>x</p></li></ol>',
    ],
    [
      'a numbered list from 3',
      [node('orderedList', { start: 3 }, node('listItem', null, p))],
      '<ol start="3"><li><p>x</p></li></ol>',
    ],
    ['a quotation', [node('blockquote', null, p)], '<blockquote><p>x</p></blockquote>'],
    [
      'code',
      [node('codeBlock', { language: 'php' }, words('<?php'))],
      '<pre><code class="language-php">&#x3C;?php</code></pre>',
    ],
    ['code in no language', [node('codeBlock', { language: null }, x)], '<pre><code>x</code></pre>'],
    ['an unknown node leaves its children', [node('onbekend', null, p)], '<p>x</p>'],
    ['a set is no text', [p, node('set', { values: { type: 'citaat' } }, x)], '<p>x</p>'],
    ['inline content without a block', [x, words('y', { type: 'bold' })], 'x<strong>y</strong>'],
    ['nothing', [], undefined],
    ['only empty paragraphs', [{ type: 'paragraph' }, paragraph(words('  '))], undefined],
    ['nodes that are none', ['x', 3, null, [p], { type: 7 }], undefined],
    ['text that is none', [paragraph({ type: 'text', text: { a: 1 } }, x)], '<p>x</p>'],
  ]
  test.each(rows)('%s', (_, nodes, expected) => {
    expect(html(...nodes)).toBe(expected)
  })

  test.each([
    ['bullet_list', 'ul'],
    ['ordered_list', 'ol'],
  ])('%s of Statamic 3 is a list of list_items', (type, tag) => {
    const item = node('list_item', null, p)
    expect(html(node(type, null, item))).toBe(`<${tag}><li><p>x</p></li></${tag}>`)
  })

  test('hard_break, horizontal_rule and code_block of Statamic 3 are known', () => {
    const nodes = [
      paragraph(x, { type: 'hard_break' }),
      { type: 'horizontal_rule' },
      node('code_block', null, x),
    ]
    expect(html(...nodes)).toBe('<p>x<br></p><hr><pre><code>x</code></pre>')
  })

  test('a table keeps its spans and can be scrolled under its name', () => {
    const head = node('tableHeader', { colspan: 1, rowspan: 2, colwidth: null }, p)
    const cell = node('tableCell', { colspan: 2, rowspan: 1, colwidth: [120] }, p)
    expect(html(node('table', null, node('tableRow', null, head, cell)))).toBe(
      '<div class="scroller" tabindex="0" role="region" aria-label="Tabel"><table><tbody><tr>' +
        '<th rowspan="2"><p>x</p></th><td colspan="2"><p>x</p></td></tr></tbody></table></div>',
    )
  })

  test('text is escaped', () => {
    expect(html(paragraph(words('<b> & "q" \' é')))).toBe('<p>&#x3C;b> &#x26; "q" \' é</p>')
  })
})

describe('images', () => {
  test('an asset has its address, size and alternative text', () => {
    expect(html(node('image', { src: 'asset::main::img/dak.png', alt: null }))).toBe(
      '<img width="640" height="480" src="/assets/img/dak.png" alt="Het dak" loading="lazy" decoding="async">',
    )
  })
  test('its own alternative text comes first', () => {
    expect(html(node('image', { src: 'asset::main::img/dak.png', alt: 'Dak "1"' }))).toContain(
      'alt="Dak &#x22;1&#x22;"',
    )
  })
  test('a missing asset is dropped', () => {
    expect(html(node('image', { src: 'asset::main::img/weg.png', alt: 'Weg' }))).toBeUndefined()
  })
  test('a path of our site stays', () => {
    expect(html(node('image', { src: '/los.png', alt: 'los' }))).toBe(
      '<img src="/los.png" alt="los" loading="lazy" decoding="async">',
    )
  })
  test.each([
    'data:image/svg+xml,<svg/onload=alert(1)>',
    'javascript:alert(1)',
    '//evil.test/x.png',
    'x.png',
    '#x',
    'mailto:a@b',
  ])('a picture from %s is dropped', (src) => expect(html(node('image', { src }))).toBeUndefined())
})

describe('marks', () => {
  test.each([
    ['bold', 'strong'],
    ['italic', 'em'],
    ['underline', 'u'],
    ['strike', 's'],
    ['code', 'code'],
    ['superscript', 'sup'],
    ['subscript', 'sub'],
    ['small', 'small'],
  ])('%s is %s', (type, tag) => {
    expect(html(paragraph(words('x', { type })))).toBe(`<p><${tag}>x</${tag}></p>`)
  })

  test('an unknown mark is ignored', () => {
    expect(html(paragraph(words('x', { type: 'onbekend' })))).toBe('<p>x</p>')
  })

  test('neighbours share a mark', () => {
    const bold = { type: 'bold' }
    expect(html(paragraph(words('a', bold), words('b', bold, { type: 'italic' }), words('c')))).toBe(
      '<p><strong>a<em>b</em></strong>c</p>',
    )
  })

  test('a link is one link, whatever marks its parts have', () => {
    const to = link('statamic://entry::p-over')
    expect(html(paragraph(words('over ', to), words('ons', { type: 'bold' }, to)))).toBe(
      '<p><a href="/over-ons">over <strong>ons</strong></a></p>',
    )
  })

  test('attributes of a link that are null are left out', () => {
    const attrs = { rel: 'nofollow', target: '_blank', title: 'T' }
    expect(html(paragraph(words('x', link('https://example.org/', attrs))))).toBe(
      '<p><a title="T" href="https://example.org/" target="_blank" rel="nofollow noopener">x</a></p>',
    )
    expect(html(paragraph(words('x', link('/x'))))).toBe('<p><a href="/x">x</a></p>')
  })
})

describe('other forms', () => {
  test('HTML that was saved instead of nodes is read as HTML', () => {
    expect(createRichText(context).fromBard('<p onclick="x">Dag</p>')).toEqual({ html: '<p>Dag</p>' })
  })
  test.each([[null], [undefined], [''], [[]], [7], [{}]])('%j is nothing', (value) => {
    expect(createRichText(context).fromBard(value as Value)).toBeUndefined()
  })
  test('nodes are recognised, sets of a replicator that are called like nodes are not', () => {
    expect(isBard([paragraph(words('x'))])).toBe(true)
    expect(isBard([{ type: 'set', attrs: { values: { type: 'x' } } }])).toBe(true)
    expect(isBard([{ type: 'table', table: [] }])).toBe(false)
    expect(isBard([{ type: 'text', text: 'x' }])).toBe(false)
    expect(isBard([{ type: 'heading', text: 'x' }])).toBe(false)
    expect(isBard([{ type: 'image' }])).toBe(false)
    expect(isBard([])).toBe(false)
    expect(isBard('x')).toBe(false)
  })
  test('unknown nodes are reported once', () => {
    const problems: string[] = []
    const report = (problem: string) => void problems.push(problem)
    createRichText({ ...context, report }).fromBard([
      node('raar', null),
      node('raar', null),
      node('vreemd', null),
    ])
    expect(problems).toEqual(['Rich text with unknown nodes: raar, vreemd'])
  })
})

describe('the quirk site', () => {
  test('its article reads as the CMS shows it', () => {
    expect(html(...stored('bard.md'))).toBe(
      [
        '<h2 class="align-center" id="kop">Kop</h2>',
        '<p><a title="T" href="/over-ons#team" target="_blank" rel="noopener">links</a></p>',
        '<p>weg</p>',
        '<p><a href="mailto:a@example.org">mail</a> en js</p>',
        '<p><a href="https://example.org/?a=1&#x26;b=%222%22" rel="noopener">ext</a></p>',
        '<p><strong>b</strong><em>i</em><u>u</u><s>s</s><code>c</code><sup>sup</sup><sub>sub</sub><small>sm</small>',
        '<strong><em>bi</em></strong><em><strong>bi2</strong></em></p>',
        '<p class="align-right">uitlijn</p>',
        '<p>regel 1<br>regel 2</p>',
        '<ul><li><p>een</p><ol start="3"><li><p>drie</p></li></ol></li></ul>',
        '<ol><li><p>een</p></li></ol>',
        '<blockquote><p>citaat</p></blockquote>',
        '<pre><code class="language-php">&#x3C;?php echo 1;</code></pre>',
        '<hr>',
        '<img width="640" height="480" src="/assets/img/dak.png" alt="Het dak" loading="lazy" decoding="async">',
        '<img src="/los.png" alt="los &#x22;q&#x22;" loading="lazy" decoding="async">',
        '<div class="scroller" tabindex="0" role="region" aria-label="Tabel"><table><tbody><tr>',
        '<th><p>H</p></th><td colspan="2"><p>C</p></td></tr></tbody></table></div>',
        'x<p>m</p><p>  spaties  &#x26; &#x3C;b> "q" \' é</p>',
      ].join(''),
    )
  })

  test('its home page too', () => {
    expect(html(...stored('home.md'))).toBe(
      '<h2 id="kop">Kop</h2><p><a href="/assets/img/dak.png"><strong>Vet</strong></a><br>&#x3C;script>&#x26; "x"' +
        '<img width="640" height="480" src="/assets/img/dak.png" alt="Dak" loading="lazy" decoding="async"></p>' +
        '<ul><li><p>Punt</p></li></ul>',
    )
  })
})
