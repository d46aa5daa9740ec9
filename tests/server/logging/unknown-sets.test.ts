import request from 'supertest'
import { expect, test } from 'vitest'
import { createUnknownSets, maxReports } from '../../../server/logging/unknown-sets.ts'
import { contentPage, fakeSource, only } from '../../support/content.ts'
import { mainOf } from '../../support/html.ts'
import { expectLog } from '../../support/reports.ts'
import { serve, serveDeps, testDeps } from '../../support/test-deps.ts'

const createLog = () => {
  const lines: unknown[] = []
  return { lines, logger: { warn: (details: unknown) => void lines.push(details) } }
}

/** The page is another object each time, as after a change of the content. */
const rereading = (blocks: readonly object[]) =>
  fakeSource({
    page: async () => ({
      kind: 'page',
      page: contentPage('nl', '/x', 'X', { fields: { blocks: blocks as never } }),
    }),
  })

const said = 'A set of this page has no block'

test('a set that is reported again for the same page is logged and counted once', () => {
  const { lines, logger } = createLog()
  const sets = createUnknownSets(logger)
  for (const page of ['/a', '/a', '/b']) sets.report(page, 'kaart')
  sets.report('/a', 'tijdlijn')
  expect(lines).toEqual([
    { page: '/a', set: 'kaart' },
    { page: '/b', set: 'kaart' },
    { page: '/a', set: 'tijdlijn' },
  ])
  expect(sets.count()).toBe(3)
})

test('a page and a set never look like another pair', () => {
  const sets = createUnknownSets(createLog().logger)
  sets.report('/a b', 'c')
  sets.report('/a', 'b c')
  expect(sets.count()).toBe(2)
})

test('no content makes the memory or the log grow without end', () => {
  const { lines, logger } = createLog()
  const sets = createUnknownSets(logger)
  for (let index = 0; index < maxReports * 2; index += 1) sets.report(`/${index}`, 'x'.repeat(10_000))
  expect(sets.count()).toBe(maxReports)
  expect(lines).toHaveLength(maxReports)
  expect(JSON.stringify(lines[0]).length).toBeLessThan(200)
})

test('a set of nothing but settings shows nothing, is named in the log with its page, and counted in health', async () => {
  expectLog('warn', said)
  const deps = await testDeps({
    source: rereading([
      { type: 'tijdlijn', variant: 'niet-te-zien', kolommen: 3 },
      { type: 'notice', title: 'Wel te zien' },
    ]),
  })
  const server = await serveDeps(deps)
  for (let visit = 0; visit < 3; visit += 1) {
    const { text } = await request(server).get('/x').expect(200)
    expect(mainOf(text)).toContain('Wel te zien')
    expect(text).not.toMatch(/niet-te-zien|kolommen|block--unknown/i)
  }
  expect(deps.logs.filter(({ msg }) => msg === said)).toMatchObject([{ page: '/x', set: 'tijdlijn' }])
  const { body } = await request(server).get('/health')
  expect(body.checks.content.unknown_sets).toBe(1)
})

test('fields that blocks cannot use are one line in the log, once for each version of a page', async () => {
  const fields = {
    blocks: [
      { type: 'hero', title: 'Titel', picture: 4 },
      { type: 'vragen', vragen: [{ vraag: true, antwoord: 'B' }] },
      { type: 'notice', title: 'Goed', text: '<p></p>' },
    ],
  }
  const deps = await testDeps({ source: fakeSource(only(contentPage('nl', '/x', 'X', { fields }))) })
  const server = await serveDeps(deps)
  for (let visit = 0; visit < 3; visit += 1) {
    const { text } = await request(server).get('/x').expect(200)
    expect(mainOf(text)).toContain('Titel')
  }
  const misfit = 'Fields of this page hold values that its blocks cannot use'
  expect(deps.logs.filter(({ msg }) => msg === misfit)).toMatchObject([
    { level: 30, page: '/x', fields: ['hero.picture', 'faq.vragen.1.vraag'] },
  ])
})

test('a page with thousands of such fields is one line of a few of them', async () => {
  const blocks = Array.from({ length: 2000 }, () => ({ type: 'hero', title: 'Titel', picture: 4 }))
  const deps = await testDeps({
    source: fakeSource(only(contentPage('nl', '/x', 'X', { fields: { blocks } }))),
  })
  await request(await serveDeps(deps))
    .get('/x')
    .expect(200)
  expect(deps.logs.flatMap(({ fields }) => fields ?? [])).toHaveLength(20)
})

test('an unknown set with texts is shown, with the known sets inside of it, and not reported', async () => {
  const inner = [{ type: 'notice', title: 'Binnenin' }]
  const source = rereading([{ type: 'tabblad', title: 'Tabblad', inhoud: inner }])
  const { text } = await request(await serve({ source })).get('/x')
  expect(mainOf(text)).toContain('Binnenin')
  expect(mainOf(text)).toContain('Tabblad')
})

test('in development a box names a set that shows nothing', async () => {
  expectLog('warn', said)
  const source = fakeSource(
    only(contentPage('nl', '/x', 'X', { fields: { blocks: [{ type: 'tijdlijn<b>', variant: 'smal' }] } })),
  )
  const { text } = await request(await serve({ source, frontend: { isBuilt: false } })).get('/x')
  expect(mainOf(text)).toContain('<code>tijdlijn&lt;b&gt;</code>')
})
