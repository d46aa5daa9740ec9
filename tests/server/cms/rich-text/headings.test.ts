import { describe, expect, test } from 'vitest'
import { createRichText } from '../../../../server/cms/rich-text/rich-text.ts'
import { context } from './context.ts'

const levels = (source: string) => {
  const text = createRichText(context)
  text.fromHtml(source)
  return text.headings.map(({ level }) => level)
}

describe('heading levels', () => {
  test.each([
    ['h1 becomes h2', '<h1>a</h1><h2>b</h2><h3>c</h3>', [2, 2, 3]],
    ['h2 stays', '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>', [2, 3, 4, 2]],
    ['a text cannot begin below h2', '<h4>a</h4><h4>b</h4><h3>c</h3><h5>d</h5>', [2, 2, 2, 3]],
    ['a level cannot be skipped', '<h2>a</h2><h4>b</h4><h4>c</h4><h6>d</h6><h3>e</h3>', [2, 3, 3, 4, 3]],
    ['six levels', '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>', [2, 2, 3, 4, 5, 6]],
  ])('%s', (_, source, expected) => {
    expect(levels(source)).toEqual(expected)
  })

  test('the levels go on over all texts of a page', () => {
    const text = createRichText(context)
    text.fromHtml('<h2>a</h2>')
    expect(text.fromMarkdown('### b')?.html).toBe('<h3 id="b">b</h3>')
    expect(text.headings.map(({ id, level }) => [id, level])).toEqual([
      ['a', 2],
      ['b', 3],
    ])
  })
})

describe('heading ids', () => {
  test('come from the text and are unique on the page', () => {
    const text = createRichText(context)
    text.fromHtml('<h2>Één dag &amp; nacht</h2><h2>Een dag nacht</h2>')
    text.fromMarkdown('## Een dag nacht')
    expect(text.headings.map(({ id }) => id)).toEqual(['een-dag-nacht', 'een-dag-nacht-2', 'een-dag-nacht-3'])
  })

  test.each([
    ['the layout around the content keeps its ids', '<h2>Main</h2>', 'main-2'],
    ['names of the page cannot be overwritten', '<h2 id="__STATE__">x</h2>', 'state-2'],
    ['a name that an author chose is made safe', '<h2 id="a b&quot;c">x</h2>', 'a-bc'],
    ['a text without Latin letters has one too', '<h2>日本</h2>', 'h'],
  ])('%s', (_, source, expected) => {
    const text = createRichText(context)
    text.fromHtml(source)
    expect(text.headings[0]?.id).toBe(expected)
  })

  test('German texts write their umlauts out', () => {
    expect(createRichText({ lang: 'de' }).fromHtml('<h2>Über Größe</h2>')?.html).toBe(
      '<h2 id="ueber-groesse">Über Größe</h2>',
    )
  })

  test('an empty heading is none', () => {
    expect(createRichText().fromHtml('<h2> </h2><h2>{{ title }}</h2><p>x</p>')?.html).toBe('<p>x</p>')
  })

  test('ids on anything else are dropped', () => {
    expect(createRichText().fromHtml('<p id="x">a</p><a id="y" href="/b" name="z">b</a>')?.html).toBe(
      '<p>a</p><a href="/b">b</a>',
    )
  })
})

describe('tables', () => {
  test('a caption names the part that scrolls', () => {
    const table = '<table><caption>Peilen</caption><tr><td>1</td></tr></table>'
    expect(createRichText().fromHtml(table)?.html).toMatch(
      /^<div class="scroller" tabindex="0" role="region" aria-label="Peilen"><table><caption>/,
    )
  })
  test('without caption and label there is no such part', () => {
    expect(createRichText().fromHtml('<table><tr><td>1</td></tr></table>')?.html).toMatch(/^<table>/)
  })
  test('several tables have different names, a table in a table none', () => {
    const table = '<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>'
    const names = createRichText(context)
      .fromHtml(table + table)
      ?.html.match(/aria-label="[^"]*"/g)
    expect(names).toEqual(['aria-label="Tabel"', 'aria-label="Tabel 2"'])
  })
})
