import { expect, test } from 'vitest'
import { entry, fieldsOf, remoteSite, type Site } from '../../../support/remote-site.ts'

const site: Site = {
  languages: { nl: [entry('about', { uri: '/over-ons' }), entry('draft', { published: false })] },
}

test.each([
  ['<a href="statamic://entry::weg#x">a</a>', 'the entry weg'],
  ['<a href="{{ link:weg }}">a</a>', 'the entry weg'],
  ['<a href="entry::draft">a</a>', 'the entry draft'],
  ['<a href="statamic://asset::main::img/weg%20b.png?v=1">a</a>', 'the file main::img/weg b.png'],
  ['<img src="asset::main::img/weg.png">b', 'the file main::img/weg.png'],
  [`<a href="entry::${'x'.repeat(1000)}">a</a>`, `the entry ${'x'.repeat(200)}`],
])('%s is reported once for the page', async (html, what) => {
  const { page, problems } = await fieldsOf({}, site)
  for (const _ of [1, 2]) page.texts()(`<p>${html}</p>`)
  expect(problems).toEqual([`/ links to ${what}, which is not there`])
})

test('a field that is a reference to nothing is reported, with the page that has it', async () => {
  const { fields, problems } = await fieldsOf({ link: 'entry::weg', file: 'asset::main::weg.pdf' }, site)
  expect(fields).toEqual({})
  expect(problems).toEqual([
    '/ links to the entry weg, which is not there',
    '/ links to the file main::weg.pdf, which is not there',
  ])
})

test('a global set that leads nowhere is reported as what it is', async () => {
  const { source, cms, problems } = remoteSite(site)
  cms.globals = { general: { link: 'entry::weg' } }
  await source.globals('nl')
  expect(problems).toEqual(['Global content (nl) links to the entry weg, which is not there'])
})

test('references that lead somewhere are not reported', async () => {
  const { page, problems } = await fieldsOf({ link: 'entry::about' }, site)
  page.texts()('<a href="statamic://entry::about#x">a</a><code>{{ link:weg }}</code>')
  expect(problems).toEqual([])
})

test('footnotes that the content system made lead to each other, with names of their own in each text', async () => {
  const { page } = await fieldsOf({}, { languages: { nl: [entry('about', { uri: '/over-ons' })] } })
  const note =
    '<p>Term<sup id="fnref:1"><a href="#fn:1" role="doc-noteref">1</a></sup></p>' +
    '<ol><li id="fn:1"><p>noot <a href="#fnref:1">terug</a></p></li></ol>'
  const read = page.texts()
  const [first, second] = [read(note).html, read(note).html]
  for (const html of [first, second]) {
    const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(2)
    expect(new Set(targets)).toEqual(new Set(ids))
  }
  expect(first).not.toBe(second)
})

test('tables of one page have names of their own, whatever text they stand in', async () => {
  const { source } = remoteSite(site, { labels: { nl: { table: 'Tabel' } } })
  const answer = await source.page('nl', '/over-ons')
  const read = answer.kind === 'page' ? answer.page.texts() : undefined
  const table = '<table><tr><th>a</th></tr><tr><td>1</td></tr></table>'
  const names = [table, table].map((html) => /aria-label="([^"]+)"/.exec(read?.(html).html ?? '')?.[1])
  expect(names[0]).toMatch(/^Tabel/)
  expect(names[1]).toMatch(/^Tabel/)
  expect(names[0]).not.toBe(names[1])
})
