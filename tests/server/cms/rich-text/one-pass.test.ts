import type { Element, ElementContent, Nodes, Properties, Root } from 'hast'
import { sanitize as librarySanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, test } from 'vitest'
import { readBard } from '../../../../server/cms/rich-text/bard/read-bard.ts'
import { parseHtml } from '../../../../server/cms/rich-text/html/read-html.ts'
import { readWellFormedHtml } from '../../../../server/cms/rich-text/html/well-formed-html.ts'
import { resolveAddress } from '../../../../server/cms/rich-text/sanitize/resolve-address.ts'
import { sanitize } from '../../../../server/cms/rich-text/sanitize/sanitize.ts'
import { escapeText, tag } from '../../../../server/cms/rich-text/write/serialize.ts'
import { runSteps } from '../../../../server/scheduling/steps.ts'
import type { Value } from '../../../../src/content/types.ts'
import { markupAttacks } from '../../../support/attack-payloads.ts'
import { seeded } from '../../../support/random.ts'

/**
 * Markup as editors and their tools write it, and as nobody should: pieces in any order, most of them closed.
 */
function randomMarkup(below: (limit: number) => number): string {
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T
  const attributes = [
    ...[
      '',
      '',
      '',
      '',
      ' class="align-center"',
      ' id="kop"',
      ' style="text-align: right"',
      ' href="/x?a=1&amp;b=2"',
    ],
    ...[
      ' href="https://example.org/" target="_blank" rel="nofollow noopener"',
      ' title="a &quot;b&quot; \'c\'"',
    ],
    ...[
      ' src="/a.png" alt=""',
      ' onclick="alert(1)"',
      ' href="javascript:alert(1)"',
      ' colspan="2"',
      ' start="3"',
    ],
    ...[
      ' class="task-list-item x"',
      ' type="checkbox" checked',
      " title='single'",
      ' lang="de"',
      ' data-x="1"',
      ' ID="X"',
    ],
  ]
  const texts = [
    ...[
      'Hoe groeit een kwelder?',
      ' ',
      '\n',
      'a &amp; b',
      'a & b',
      '&nbsp;',
      '&lt;b&gt;',
      '&eacute;',
      'é€😀',
      '<',
      '>',
    ],
    ...[
      '{{ title }}',
      '{{',
      '}}',
      'x{',
      '\'quoted\' "twice"',
      '&#39;',
      '&#x41;',
      '\r\n',
      '&copy',
      '<!-- no -->',
      '\0',
    ],
  ]
  const names = [
    ...'p p p h1 h2 h2 h3 h4 strong em b i u s code pre a a ul ol li li blockquote div span sub sup mark small'.split(
      ' ',
    ),
    ...'table tbody thead tr td th caption details summary dl dt dd figure figcaption section img br hr input script svg x-y P'.split(
      ' ',
    ),
  ]
  const node = (depth: number): string => {
    if (depth > 5 || below(3) === 0) return pick(texts)
    const name = pick(names)
    const inner = Array.from({ length: below(4) }, () => node(depth + 1)).join('')
    const end = ['img', 'br', 'hr', 'input'].includes(name) || below(12) === 0 ? '' : `</${name}>`
    return `<${name}${pick(attributes)}${below(15) === 0 ? '/' : ''}>${inner}${end}`
  }
  return Array.from({ length: 1 + below(4) }, () => node(0)).join('')
}

/** Markup in which every element is closed and in its place. */
function plainMarkup(below: (limit: number) => number): string {
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T
  const inline = (depth = 0): string =>
    depth > 2 || below(2) === 0
      ? pick(['word', ' and ', 'a &amp; b', '&nbsp;', 'é', '&quot;x&quot;', ' 1 > 0 ', "it's"])
      : pick([
          () => `<strong>${inline(depth + 1)}</strong>`,
          () => `<b><i>${inline(depth + 1)}</i></b>`,
          () => `<a href="/x" title="&lt;t&gt;">${pick(['link', '<em>link</em>'])}</a>`,
          () => `<span class="x">${inline(depth + 1)}</span>${inline(depth + 1)}`,
          () => `one<br />two<br>three<img src="/a.png" alt="">`,
        ])()
  const block = (depth = 0): string =>
    pick([
      () => `<p>${inline()}</p>`,
      () => `<p class="align-center" style="text-align: center">${inline()}${inline()}</p>\n`,
      () => `<h2>${inline()}</h2>`,
      () => `<h${2 + below(3)} id="kop">${inline()}</h${''}`.replace(/<(h\d)(.*)<\/h$/s, '<$1$2</$1>'),
      () => `<hr>`,
      () =>
        depth > 3
          ? '<p>deep</p>'
          : `<ul>\n<li>${inline()}${block(depth + 1)}</li><li><p>${inline()}</p></li></ul>`,
      () => (depth > 3 ? '' : `<ol start="3"><li>${inline()}</li></ol>`),
      () => (depth > 3 ? '' : `<blockquote>${block(depth + 1)}${block(depth + 1)}</blockquote>`),
      () =>
        depth > 3
          ? ''
          : `<table><tbody>\n<tr><th colspan="2">${inline()}</th><td>${block(depth + 1)}</td></tr></tbody></table>`,
      () =>
        depth > 3 ? '' : `<figure><img src="/a.png" alt="x"><figcaption>${inline()}</figcaption></figure>`,
    ])()
  return Array.from({ length: 1 + below(5) }, () => block()).join('')
}

const merged = (nodes: readonly Nodes[]): unknown[] => {
  const kept: unknown[] = []
  for (const node of nodes) {
    const last = kept.at(-1) as { type?: string; value?: string } | undefined
    if (node.type === 'text' && last?.type === 'text') last.value += node.value
    else if (node.type === 'text') kept.push({ type: 'text', value: node.value })
    else if (node.type === 'element')
      kept.push({ name: node.tagName, properties: node.properties, children: merged(node.children) })
  }
  return kept
}

describe('markup in which nothing has to be mended is read without a parser, and to the same tree', () => {
  test('whatever is in it', () => {
    const below = seeded(20)
    for (let n = 0; n < 3_000; n++) {
      const markup = randomMarkup(below)
      const plain = runSteps(readWellFormedHtml(markup))
      if (plain) expect(merged(plain.children), markup).toEqual(merged(runSteps(parseHtml(markup)).children))
    }
  })

  test('as editors write it, nearly always', () => {
    const below = seeded(21)
    for (let n = 0; n < 2_000; n++) {
      const markup = plainMarkup(below)
      const plain = runSteps(readWellFormedHtml(markup))
      expect(plain, markup).toBeDefined()
      expect(merged((plain as Root).children), markup).toEqual(merged(runSteps(parseHtml(markup)).children))
    }
  })

  test.each([
    ...[
      '<p>a<p>b',
      '<p><div>a</div></p>',
      '<b><i>x</b></i>',
      '<li>a</li>',
      '<a href="/x"><a href="/y">z</a></a>',
    ],
    ...[
      '<h2>a<h3>b</h3></h2>',
      '<table><tr><td>a</td></tr></table>',
      '<table>a<tbody></tbody></table>',
      '<p/>',
      '<P>a</P>',
    ],
    ...[
      '<p title=a>b</p>',
      "<p title='a'>b</p>",
      '<p>a</p',
      'a < b',
      '<p>&eacute;</p>',
      '<p>&copy</p>',
      '<p>a\0b</p>',
    ],
    ...[
      '<!-- a -->',
      '<p title="a" title="b">c</p>',
      '<script>a</script>',
      '<ul><p>a</p></ul></ul>',
      '</p>',
      '<pre>\na</pre>',
    ],
  ])('what has to be mended is left to the parser: %s', (markup) => {
    expect(runSteps(readWellFormedHtml(markup))).toBeUndefined()
  })
})

/** The allow-list as the library wants it: our own gate is held against that one. */
const schema: Schema = {
  ...{ allowComments: false, allowDoctypes: false, clobber: [], clobberPrefix: '' },
  tagNames: (
    'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 ' +
    'hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th ' +
    'thead time tr u ul var wbr'
  ).split(' '),
  strip: (
    'script style template svg math noscript xmp textarea iframe noembed noframes plaintext title head base meta link object embed ' +
    'applet select option datalist canvas audio video source track frame frameset portal'
  ).split(' '),
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: {
    ...Object.fromEntries(
      'caption col colgroup tbody td tfoot th thead tr'.split(' ').map((name) => [name, ['table']]),
    ),
    ...{ input: ['li'], li: ['ul', 'ol'], summary: ['details'] },
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  attributes: {
    '*': [
      ['className', /^align-(?:left|center|right|justify)$/],
      ['dir', 'ltr', 'rtl', 'auto'],
      ['lang', /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i],
    ],
    a: [
      ...['href', 'title', 'ariaLabel'],
      ...([
        ['hrefLang', /^[a-z-]{2,20}$/i],
        ['target', '_blank'],
        ['rel', 'nofollow', 'sponsored', 'ugc'],
        ['id', /^n\d+-fnref-/],
      ] as [string, RegExp][]),
    ],
    abbr: ['title'],
    code: [['className', /^language-[\w+#.-]{1,40}$/]],
    details: [['open', true]],
    dfn: ['title'],
    img: ['src', 'alt', 'title', ['width', /^\d{1,5}$/], ['height', /^\d{1,5}$/]],
    input: [['checked', true]],
    li: [
      ['value', /^-?\d{1,6}$/],
      ['id', /^n\d+-fn-/],
      ['className', 'task-list-item'],
    ],
    ol: [
      ['start', /^-?\d{1,6}$/],
      ['reversed', true],
      ['className', 'contains-task-list'],
    ],
    section: [['className', 'footnotes']],
    sup: [['id', /^n\d+-fnref-/]],
    td: [
      ['colSpan', /^\d{1,3}$/],
      ['rowSpan', /^\d{1,3}$/],
    ],
    th: [
      ['colSpan', /^\d{1,3}$/],
      ['rowSpan', /^\d{1,3}$/],
      ['scope', 'col', 'row', 'colgroup', 'rowgroup'],
    ],
    time: [['dateTime', /^[\w:.+-]{1,40}$/]],
    ul: [['className', 'contains-task-list']],
    ...Object.fromEntries(
      ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [
        name,
        ['id', ['className', /^[a-z][a-z0-9_-]{0,40}$/i]],
      ]),
    ),
  },
}

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === ''

/**
 * Without the paragraphs, items and links of white space that our gate leaves out, which the library keeps.
 */
const withoutBlank = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node]
    const children = withoutBlank(node.children)
    const isEmptied =
      ['p', 'li', 'a'].includes(node.tagName) && children.length > 0 && children.every(isBlank)
    return isEmptied ? [] : [{ ...node, children }]
  })

const libraryClean = (tree: Root): Root => {
  const found = librarySanitize(tree, schema)
  const root: Root = found.type === 'root' ? found : { type: 'root', children: [found as Element] }
  return { type: 'root', children: withoutBlank(root.children as ElementContent[]) }
}

const inputs = ({ length }: { length: number }, seed: number): string[] => {
  const below = seeded(seed)
  return Array.from({ length }, () => randomMarkup(below))
}

describe('one walk lets through what the library of the field would, and nothing else', () => {
  /** Addresses are settled by then, which is no matter of the allow-list. */
  const settled = (tree: Root): Root => {
    const visit = (node: ElementContent): ElementContent[] => {
      if (node.type !== 'element') return [node]
      const { align: _, style: __, ...properties } = node.properties as Properties
      if (
        node.tagName === 'img' ||
        node.tagName === 'input' ||
        'align' in node.properties ||
        'style' in node.properties
      )
        return []
      const { href, ...rest } = properties
      const address = resolveAddress(String(href ?? ''), {})
      const kept = address === undefined ? rest : { ...rest, href: address }
      return [
        {
          ...node,
          properties: node.tagName === 'a' ? kept : properties,
          children: node.children.flatMap((child) => visit(child)),
        },
      ]
    }
    return { type: 'root', children: (tree.children as ElementContent[]).flatMap((node) => visit(node)) }
  }

  test.each([
    ['random markup', inputs({ length: 3_000 }, 22)],
    ['known attacks', markupAttacks],
  ])('%s', (_, all) => {
    for (const markup of all) {
      const tree = settled(runSteps(parseHtml(markup)))
      expect(merged(runSteps(sanitize(tree, {})).root.children), markup).toEqual(
        merged(libraryClean(tree).children),
      )
    }
  })
})

describe('a clean tree is written as the library of the field writes it', () => {
  const plainly = (nodes: readonly ElementContent[]): string =>
    nodes
      .map((node) =>
        node.type === 'text'
          ? escapeText(node.value)
          : node.type === 'element'
            ? tag(node.tagName, node.properties, plainly(node.children))
            : '',
      )
      .join('')
  /** Empty values are left out by us; the library writes them. */
  const filled = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.map((node) =>
      node.type === 'element'
        ? {
            ...node,
            properties: Object.fromEntries(
              Object.entries(node.properties).filter(
                ([name, value]) => name === 'alt' || (value !== '' && String(value) !== ''),
              ),
            ),
            children: filled(node.children),
          }
        : node,
    )

  test('whatever is in it', () => {
    for (const markup of inputs({ length: 2_000 }, 23)) {
      const { root } = runSteps(sanitize(runSteps(parseHtml(markup)), {}))
      const children = filled(root.children as ElementContent[])
      expect(plainly(children), markup).toBe(toHtml({ type: 'root', children }))
    }
  })
})

test('a document that is deeper than any reader allows loses its depth, not its text', () => {
  const deep = (depth: number): Value =>
    depth === 0 ? { type: 'text', text: 'bottom' } : { type: 'blockquote', content: [deep(depth - 1)] }
  const { root } = runSteps(sanitize(runSteps(parseHtml(`${'<div>'.repeat(5_000)}bottom`)), {}))
  expect(JSON.stringify(root)).toContain('bottom')
  const bard = runSteps(sanitize(runSteps(readBard([deep(60) as Value])), {}))
  expect(JSON.stringify(bard.root)).toContain('bottom')
})
