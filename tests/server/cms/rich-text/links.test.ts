import { describe, expect, test } from 'vitest'
import { createRichText } from '../../../../server/cms/rich-text/rich-text.ts'
import { context } from './context.ts'

const text = () => createRichText(context)
const linked = (href: string) =>
  text().fromHtml(`<p><a href="${href.replaceAll('"', '&quot;')}">x</a></p>`)?.html
const plain = '<p>x</p>'

describe('a frame in stored content', () => {
  test('is a link to what it shows, by its title or host', () => {
    const html = (code: string) => text().fromHtml(`<p>a</p>${code}`)?.html
    expect(html('<iframe src="https://maps.example/x?a=1&amp;b=2">none</iframe>')).toBe(
      '<p>a</p><a href="https://maps.example/x?a=1&#x26;b=2" rel="noopener">maps.example</a>',
    )
    expect(html('<p><iframe title="Route" src="//maps.example/x"></iframe></p>')).toBe(
      '<p>a</p><p><a href="https://maps.example/x" rel="noopener">Route</a></p>',
    )
  })

  test.each(['', ' src="javascript:alert(1)"', ' src="data:text/html,x"', ' srcdoc="<b>x</b>"', ' src="/x"'])(
    'is nothing without an address of another website:%s',
    (attributes) => {
      expect(text().fromHtml(`<p>a</p><iframe${attributes}></iframe>`)?.html).toBe('<p>a</p>')
    },
  )
})

describe('links in stored content', () => {
  test.each([
    ['statamic://entry::p-over', '/over-ons'],
    ['statamic://entry::p-over?a=b#x', '/over-ons?a=b#x'],
    ['statamic://entry::p-over#team', '/over-ons#team'],
    ['statamic://entry::p-home', '/'],
    ['entry::p-en', '/en/about-us'],
    ['statamic://asset::main::img/dak.png', '/assets/img/dak.png'],
    ['statamic://asset::main::img/dak.png#page=2', '/assets/img/dak.png#page=2'],
    ['asset::img/dak.png', '/assets/img/dak.png'],
    ['{{ link:p-over }}', '/over-ons'],
    ['{{link:entry::p-over}}#x', '/over-ons#x'],
    ['/en/old', '/en/new'],
    ['/pad?a=b#c', '/pad?a=b#c'],
    ['#anker', '#anker'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:+31201234567', 'tel:+31201234567'],
  ])('%s leads to %s', (stored, expected) => {
    expect(linked(stored)).toBe(`<p><a href="${expected}">x</a></p>`)
  })

  test.each([
    'statamic://entry::weg',
    'statamic://entry::',
    'statamic://asset::main::img/weg.png',
    'statamic://asset::ander::img/dak.png',
    'statamic://entry::constructor',
    '{{ link:weg }}',
    '{{ url }}',
    '/x/{{ slug }}',
    '@child',
    'onzin',
    '',
    '?a=b',
    '../over-ons',
  ])('%j leads nowhere: the text stays, the link goes', (stored) => {
    expect(linked(stored)).toBe(plain)
  })

  test('an address that the content system gives is judged like any other', () => {
    const hostile = createRichText({
      entryPath: () => 'javascript:alert(1)',
      assetUrl: () => '//evil.test',
      ourHref: () => 'data:,x',
    })
    const links = ['statamic://entry::a', 'asset::b', '/c'].map((href) => `<a href="${href}">x</a>`)
    expect(hostile.fromHtml(links.join(''))?.html).toBe('xxx')
  })

  test('Markdown links are resolved, also in references', () => {
    const source =
      '[a](statamic://entry::p-over#x) [b](statamic://asset::main::img/dak.png) [c](statamic://entry::weg) [d]({{ link:p-over }}) [e]\n\n[e]: {{ link:p-over }}'
    expect(text().fromMarkdown(source)?.html).toBe(
      '<p><a href="/over-ons#x">a</a> <a href="/assets/img/dak.png">b</a> c <a href="/over-ons">d</a> <a href="/over-ons">e</a></p>',
    )
  })

  test('an external link gets noopener and keeps nofollow', () => {
    expect(
      text().fromHtml('<a href="https://example.org" rel="nofollow opener x" target="_self">x</a>')?.html,
    ).toBe('<a href="https://example.org" rel="nofollow noopener">x</a>')
  })

  test('a link that opens a new tab says so', () => {
    const labelled = createRichText({ ...context, labels: { newTab: 'nieuw tabblad' } })
    expect(labelled.fromHtml('<a href="/x" target="_blank">x</a>')?.html).toBe(
      '<a href="/x" target="_blank" rel="noopener">x<span class="visually-hidden"> (nieuw tabblad)</span></a>',
    )
  })

  test('without a context nothing is known, and stored links are unlinked', () => {
    expect(
      createRichText().fromHtml('<a href="statamic://entry::p-over">x</a> <a href="/y">y</a>')?.html,
    ).toBe('x <a href="/y">y</a>')
  })
})
