import { describe, expect, test } from 'vitest'
import { createRichText, sanitizeHtml } from '../../../../server/cms/rich-text/rich-text.ts'
import type { Value } from '../../../../src/content/types.ts'
import { markupAttacks as payloads } from '../../../support/attack-payloads.ts'
import { elementsOf, problemsIn } from '../../../support/safe-html.ts'
import { context } from './context.ts'

describe('hostile markup', () => {
  test.each(payloads)('HTML: %s', (payload) => {
    expect(problemsIn(sanitizeHtml(payload).html)).toEqual([])
    expect(
      problemsIn(createRichText(context).fromHtml(`<p>a ${payload} b</p><ul><li>${payload}</li></ul>`)?.html),
    ).toEqual([])
  })

  test.each(payloads)('Markdown: %s', (payload) => {
    const { fromMarkdown } = createRichText(context)
    expect(problemsIn(fromMarkdown(payload)?.html)).toEqual([])
    expect(problemsIn(fromMarkdown(`# ${payload}\n\n- a ${payload}\n\n> ${payload} b`)?.html)).toEqual([])
  })

  test.each(payloads)('Bard text shows %s as it is', (payload) => {
    const nodes: Value = [{ type: 'paragraph', content: [{ type: 'text', text: `a ${payload}` }] }]
    const { html } = createRichText(context).fromBard(nodes) ?? { html: '' }
    expect(elementsOf(html).map(({ tagName }) => tagName)).toEqual(['p'])
  })

  test('payloads in every mixture stay harmless, and the result does not change when it is read again', () => {
    let seed = 42
    const pick = () => {
      seed = (seed * 48271) % 2147483647
      return payloads[seed % payloads.length] ?? ''
    }
    for (let round = 0; round < 400; round += 1) {
      const cut = pick().slice(0, seed % 40)
      const { html } = sanitizeHtml(
        `${cut}${pick()}<table>${pick()}<b>${pick()}</table><a href="/x">${cut}${pick()}`,
      )
      expect(problemsIn(html)).toEqual([])
      expect(problemsIn(sanitizeHtml(html).html)).toEqual([])
    }
  })

  test.each([
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.test',
    '/\\evil.test',
    'java\nscript:alert(1)',
    'x:y',
  ])('a Markdown or Bard link to %j is unlinked', (href) => {
    const marks = [{ type: 'link', attrs: { href, target: '"onclick="alert(1)', rel: { a: 1 } } }]
    const bard = createRichText().fromBard([
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] },
    ])
    expect(bard).toEqual({ html: '<p>x</p>' })
    expect(problemsIn(createRichText().fromMarkdown(`[x](<${href}>) <${href}>`)?.html)).toEqual([])
  })

  test('attribute names and values of nodes cannot become attributes', () => {
    const attrs = {
      level: '2 onclick=x',
      textAlign: 'right;color:red',
      onclick: 'x',
      style: 'x',
      src: { a: 1 },
      language: 'a" onclick="x',
    }
    const types = [
      'heading',
      'paragraph',
      'image',
      'codeBlock',
      'tableCell',
      'orderedList',
      'script',
      'constructor',
      '__proto__',
    ]
    const nodes = types.map((type) => ({ type, attrs, content: [{ type: 'text', text: 'x' }] }))
    expect(problemsIn(createRichText().fromBard(nodes)?.html)).toEqual([])
  })

  test('target, class, id and rel are what we allow', () => {
    const html = sanitizeHtml(
      '<a href="/x" target="evil" class="align-center button" id="root" rel="opener">x</a>',
    ).html
    expect(html).toBe('<a class="align-center" href="/x">x</a>')
  })

  test('alignment survives as a class, no other style does', () => {
    expect(sanitizeHtml('<p style="color: red; text-align: center; position: fixed">x</p>').html).toBe(
      '<p class="align-center">x</p>',
    )
  })
})

describe('size', () => {
  const nested = (tag: string, times: number) => `<${tag}>`.repeat(times)
  const depthOf = (html: string): number => {
    let depth = 0
    let deepest = 0
    for (const [tag] of html.matchAll(/<\/?(?:div|b|span|ul|li|blockquote)\b[^>]*>/g)) {
      depth += tag.startsWith('</') ? -1 : 1
      deepest = Math.max(deepest, depth)
    }
    return deepest
  }

  test.each([
    'div',
    'b',
    'span',
    'p',
    'blockquote',
    'table',
    'ul><li',
    'a',
    'button',
    'svg',
    'select',
    'custom-element',
    'template',
  ])('5,000 nested <%s> do not overflow the stack', (tag) => {
    const { html } = sanitizeHtml(`${nested(tag, 5000)}<p>diep</p>`)
    expect(depthOf(html)).toBeLessThanOrEqual(64)
  })

  test('text below the deepest level moves up', () => {
    expect(sanitizeHtml(`${nested('div', 5000)}diep`).html).toContain('diep')
  })

  test('misnested markup cannot multiply', () => {
    const bold = Array.from({ length: 3000 }, (_, index) => `<b title=${index}>`).join('')
    expect(sanitizeHtml(bold + '<p>x</p>'.repeat(3000)).html.length).toBeLessThan(2_000_000)
  })

  test('nodes after the first 20,000 are left out', () => {
    expect(elementsOf(sanitizeHtml('<p>x</p>'.repeat(20_000)).html).length).toBeLessThanOrEqual(20_000)
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'x' }] }
    const { html } = createRichText().fromBard(Array.from({ length: 30_000 }, () => paragraph)) ?? {
      html: '',
    }
    expect(elementsOf(html).length).toBeLessThanOrEqual(20_000)
  })

  test('1,000 and 10,000 nested nodes of Bard are cut', () => {
    for (const times of [1000, 10_000]) {
      let node: Value = { type: 'paragraph', content: [{ type: 'text', text: 'x' }] }
      for (let depth = 0; depth < times; depth += 1) node = { type: 'blockquote', content: [node] }
      const { html } = createRichText().fromBard([
        { type: 'paragraph', content: [{ type: 'text', text: 'y' }] },
        node,
      ]) ?? { html: '' }
      expect(html).toMatch(/^<p>y<\/p>/)
      expect(depthOf(html)).toBeLessThanOrEqual(64)
    }
  })

  test.each([
    ['quotations', '> '.repeat(5000)],
    ['quotations without spaces', '>'.repeat(20_000)],
    ['lists', '- '.repeat(5000)],
    ['indented lists', Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
    ['less-than signs', '<'.repeat(20_000)],
    ['brackets', '['.repeat(20_000)],
    ['closed brackets', ']('.repeat(20_000)],
    ['stars', '*a **b '.repeat(5000)],
    ['open templates', '{{ '.repeat(20_000)],
    ['open attributes', `## a ${'{#a '.repeat(10_000)}`],
    ['elements', nested('div', 5000)],
  ])('hostile Markdown ends in time: %s', (_, source) => {
    const before = process.cpuUsage()
    createRichText().fromMarkdown(`${source}x`)
    const { user, system } = process.cpuUsage(before)
    // Far above what it takes, far below what quadratic work would take. Not by the clock: other processes
    // are not its fault.
    expect((user + system) / 1e6).toBeLessThan(3)
  })
})
