import { describe, expect, test } from 'vitest'
import { createRichText } from '../../../../server/cms/rich-text/rich-text.ts'
import { elementsOf } from '../../../support/safe-html.ts'
import { context } from './context.ts'

const html = (text: string) => createRichText(context).fromMarkdown(text)?.html

describe('the dialect', () => {
  const rows: readonly [name: string, source: string, expected: string | undefined][] = [
    ['paragraphs and emphasis', 'Een *twee* **drie**', '<p>Een <em>twee</em> <strong>drie</strong></p>'],
    ['strikethrough', '~~weg~~', '<p><del>weg</del></p>'],
    [
      'bare addresses are no links',
      'https://example.org en www.example.org',
      '<p>https://example.org en www.example.org</p>',
    ],
    ['no smart quotes', '"q" -- streep...', '<p>"q" -- streep...</p>'],
    ['HTML is allowed', 'Een <b>vet</b> woord', '<p>Een <b>vet</b> woord</p>'],
    ['HTML around Markdown', '<div>\n\n*x*\n\n</div>', '<div>\n<p><em>x</em></p>\n</div>'],
    ['a heading with an anchor and a class', '## Kop {#eigen .klas}', '<h2 id="eigen" class="klas">Kop</h2>'],
    ['an anchor above its heading', '{#eigen}\n## Kop', '<h2 id="eigen">Kop</h2>'],
    ['attributes of a link are not shown', '[x](/y){.knop}', '<p><a href="/y">x</a></p>'],
    ['braces that are no attributes stay', '## Kop {a b}', '<h2 id="kop-a-b">Kop {a b}</h2>'],
    ['code with a language', '```js\na < b\n```', '<pre><code class="language-js">a &#x3C; b\n</code></pre>'],
    ['a number that starts a list', '3. drie', '<ol start="3">\n<li>drie</li>\n</ol>'],
    ['nothing', '', undefined],
    ['white space', ' \n\n ', undefined],
  ]
  test.each(rows)('%s', (_, source, expected) => {
    expect(html(source)).toBe(expected)
  })

  test('a table has alignment as classes and can be scrolled', () => {
    const table = html('| a | b |\n|---|--:|\n| 1 | 2 |') ?? ''
    expect(table).toMatch(/^<div class="scroller" tabindex="0" role="region" aria-label="Tabel"><table>/)
    expect(table).toContain('<td class="align-right">2</td>')
  })

  test('a footnote leads there and back, by ids that are its own on the page', () => {
    const text = createRichText(context)
    const first = text.fromMarkdown('Term[^1]\n\n[^1]: noot')?.html ?? ''
    const second = text.fromMarkdown('Term[^1]\n\n[^1]: noot')?.html ?? ''
    expect(first).toContain('<sup><a id="n1-fnref-1" href="#n1-fn-1">1</a></sup>')
    expect(first).toContain('<section class="footnotes" role="doc-endnotes" aria-label="Voetnoten">')
    expect(first).toContain('<li id="n1-fn-1">')
    expect(first).toContain('<a aria-label="Terug naar de tekst" href="#n1-fnref-1">↩</a>')
    expect(second).toContain('id="n2-fn-1"')
    expect(text.headings).toEqual([])
  })

  test('a task has a checkbox that is off limits and labelled', () => {
    const list = html('- [x] klaar\n- [ ] taak') ?? ''
    expect(list).toContain(
      '<li class="task-list-item"><label><input checked type="checkbox" disabled> klaar</label></li>',
    )
    expect(elementsOf(list, 'input')).toHaveLength(2)
  })
})

describe('template code is never shown and never run', () => {
  const rows: readonly [name: string, source: string, expected: string | undefined][] = [
    ['a variable', '# Kop {{ title }}', '<h2 id="kop">Kop </h2>'],
    ['a pair', 'a {{ if x }}b{{ /if }} c', '<p>a b c</p>'],
    ['over several lines', 'a {{ foo\n bar }} b', '<p>a  b</p>'],
    ['with markup inside', 'a {{ foo *bar* baz }} b', '<p>a <em></em> b</p>'],
    ['a comment over paragraphs', 'a\n\n{{# b\n\nc {{ d }} #}}\n\ne', '<p>a</p>\n\n<p>e</p>'],
    ['Blade and Twig tags', 'a {% if x %}b', '<p>a b</p>'],
    ['in code it is a sample', '`{{ title }}`', '<p><code>{{ title }}</code></p>'],
    ['in a code block too', '```\n{{ title }}\n```', '<pre><code>{{ title }}\n</code></pre>'],
    ['as an address in code', '`[a]({{ link:p-over }})`', '<p><code>[a]({{ link:p-over }})</code></p>'],
    [
      'in alternative text',
      '![a {{ b }}](/x.png)',
      '<p><img src="/x.png" alt="a " loading="lazy" decoding="async"></p>',
    ],
    ['in an address', '[a](/x/{{slug}})', '<p>a</p>'],
    ['as an address', '[a]({{ url }})', '<p>a</p>'],
    ['nothing else', '{{ content }}', undefined],
  ]
  test.each(rows)('%s', (_, source, expected) => {
    expect(html(source)).toBe(expected)
  })
})
