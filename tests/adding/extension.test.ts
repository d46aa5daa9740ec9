import { expect, test } from 'vitest'
import { failingExtensions } from '../support/failing-extensions.ts'
import { copyRepository, patience } from '../support/repository-copy.ts'

const folder = 'extensions/timeline'
const own = `${folder}/timeline.test.tsx`

/** Pages with sets of extensions, through the real app, and the overview of the design system. */
const probe = `import request from 'supertest'
import { expect, test } from 'vitest'
import type { Values } from '../src/content/types.ts'
import { contentPage, fakeSource } from './support/content.ts'
import { failingSets } from './support/failing-extensions.ts'
import { expectLog } from './support/reports.ts'
import { serveDeps, testDeps } from './support/test-deps.ts'

/** A site whose pages all have these sets, and how often a page of it was rendered. */
async function siteOf(blocks: readonly Values[]) {
  const fields = { blocks: [...blocks, { type: 'text', text: '<p>The end</p>' }] }
  const deps = await testDeps({
    config: { PAGE_CACHE_MAX_BYTES: '0' },
    source: fakeSource({
      page: async (locale, path) => ({ kind: 'page', page: contentPage(locale, path, 'Here', { fields }) }),
    }),
  })
  let rendered = 0
  const shellCache: typeof deps.shellCache = (around) => {
    rendered += 1
    return deps.shellCache(around)
  }
  const server = await serveDeps({ ...deps, shellCache })
  return { logs: deps.logs, count: () => rendered, get: (path: string) => request(server).get(path).expect(200) }
}

test.each(['timeline', 'Timeline', 'tijdlijn'])('a set "%s" is shown', async (type) => {
  const { get } = await siteOf([{ type, titel: 'Since', tekst: '<p>The first dike</p>' }])
  const { text } = await get('/en/about-us')
  expect(text).toMatch(/<section class="block block--timeline"[^]*>Since<\\/h2>[^]*<p>The first dike<\\/p>/)
  expect(text).toContain('The end')
})

test('an extension comes before the block and the container of its name', async () => {
  const { get } = await siteOf([
    { type: 'citaat', tekst: 'Ours', naam: 'Nobody' },
    { type: 'quote', tekst: 'Theirs' },
    { type: 'columns', tekst: 'Columns of theirs' },
  ])
  const { text } = await get('/en/about-us')
  expect(text).toContain('<blockquote><p>Ours</p></blockquote>')
  expect(text).toMatch(/block--quote[^]*Theirs/)
  expect(text).toMatch(/block--columns[^]*Columns of theirs/)
})

test('extensions that fail cost their own blocks, and each is said once', async () => {
  expectLog('error', /An extension failed/)
  const { get, logs, count } = await siteOf(failingSets.map((type) => ({ type, text: 'a' })))
  for (let time = 1; time <= 2; time++) {
    const { text } = await get('/en/about-us')
    expect(text).toMatch(/<h1[^>]*>Here<\\/h1>/)
    expect(text).toContain('The end')
    expect(text).toContain('Shown by the server')
    expect(text).not.toContain('Never')
    expect(count()).toBe(time)
  }
  const failed = logs.filter(({ msg }) => msg?.startsWith('An extension failed'))
  expect(failed.map(({ extension }) => extension)).toEqual(
    expect.arrayContaining(['fails-always', 'fails-to-load', 'has-no-view']),
  )
  expect(new Set(failed.map(({ extension }) => extension)).size).toBe(failed.length)
})

test.each(['/designsystem', '/en/designsystem'])('%s shows it, in English, without examples that fail', async (path) => {
  expectLog('error', /An extension failed.*No example/)
  const { text } = await (await siteOf([])).get(path)
  const shown = text.slice(text.indexOf('id="part-extension-timeline"'))
  expect(shown).toMatch(/^id="part-extension-timeline"(?: lang="en")?><h3>Timeline<\\/h3>/)
  expect(shown).toContain('Events in their order.')
  expect(text).not.toContain('id="part-extension-columns"')
  expect(text).toContain('id="part-extension-quote"')
})
`

test('an extension is a folder, and nothing else', { timeout: patience }, () => {
  const copy = copyRepository()
  const touched = copy.add('extension', 'timeline')
  expect(touched).toEqual([
    `${folder}/timeline.css`,
    `${folder}/timeline.examples.tsx`,
    `${folder}/timeline.read.ts`,
    own,
    `${folder}/timeline.tsx`,
  ])
  const asking = copy.test(own)
  expect(asking.code).toBe(1)
  expect(asking.output).toContain('Fill in: what does the extension "timeline" show?')

  copy.replace(
    `${folder}/timeline.examples.tsx`,
    'Fill in: its purpose, in one sentence.',
    'Events in their order.',
  )
  copy.replace(`${folder}/timeline.read.ts`, 'string[] = []', "string[] = ['tijdlijn']")
  copy.replace(own, /\n *expect\.fail\([^;]*?\)\n/, '\n')
  const others = ['quote', 'columns'].flatMap((name) => copy.add('extension', name))
  for (const [file, text] of Object.entries(failingExtensions)) copy.write(file, text)
  copy.write('tests/probe.test.ts', probe)
  expect(copy.faults([...touched, ...others, ...Object.keys(failingExtensions)])).toBe('')
  // Code that nobody uses would be named.
  expect(copy.run('node_modules/knip/bin/knip.js').output).not.toMatch(/timeline|fails-/i)

  copy.replace(
    'extensions/columns/columns.examples.tsx',
    'render: (',
    "render: (): never => {\n        throw new Error('No example')\n      },\n      unused: (",
  )
  const shown = copy.test(own, 'tests/probe.test.ts')
  expect(shown.output).not.toContain('failed')
  expect(shown.code).toBe(0)
  const knowsRoom = copy.test('tests/architecture.test.ts', '-t', 'an extension')
  expect(knowsRoom.output).toMatch(/^ +Tests +2 passed/m)
})
