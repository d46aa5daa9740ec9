import { expect, test } from 'vitest'
import { entry, fieldsOf, remoteSite, type Site } from '../../support/remote-site.ts'

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
  for (const _ of [1, 2]) page.sanitise(`<p>${html}</p>`)
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
  page.sanitise('<a href="statamic://entry::about#x">a</a><code>{{ link:weg }}</code>')
  expect(problems).toEqual([])
})
