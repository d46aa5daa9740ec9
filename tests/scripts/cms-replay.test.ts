/** The command `npm run cms:replay`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createReplay } from '../../scripts/cms-mock/replay.mjs'
import { createStandIn } from '../support/cms/stand-in.ts'

const script = join(import.meta.dirname, '../../scripts/cms-mock/command.mjs')
const json = { 'content-type': 'application/json' }

/** Ends with what it said on the way. */
const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })

interface Running {
  readonly url: string
  readonly child: ChildProcess
  said(): string
}

/** Starts on a free port, and is stopped after the test. */
async function start(...args: string[]): Promise<Running> {
  const child = spawn(process.execPath, [script, ...args, '--port', '0'])
  onTestFinished(() => void child.kill())
  let said = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += chunk
    if (said.includes('npm start')) break
  }
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const [, url = ''] = /listens on (\S+)/.exec(said) ?? []
  return { url, child, said: () => said }
}

const readJson = async (url: string, init?: RequestInit) => (await fetch(url, init)).json()

describe('npm run cms:replay', () => {
  test.each([
    [['rest', '--nope'], "Unknown option '--nope'"],
    [[], 'Which system? fetch or rest'],
    [['rest', 'fetch'], 'Which system? fetch or rest'],
    [['rest', '--port', '80a'], '--port must be 0 to 65535, not "80a"'],
    [['rest', '--site', 'mine'], '--site must be recordings or contract, not "mine"'],
    [['rest', '--port', '0', '--fault', 'nope'], '"nope" is not a fault'],
    [['rest', '--port', '0', '--match', '('], 'Invalid regular expression'],
  ])('%j is refused with a reason and status 64', (args, reason) => {
    const { status, stderr } = run(...args)
    expect({ status, stderr }).toEqual({ status: 64, stderr: expect.stringContaining(reason) as string })
  })

  test('--help names every option and fault', () => {
    const { status, stdout } = run('--help')
    expect(status).toBe(0)
    for (const word of ['--port', '--site', '--fault', '--match', 'gzip-bomb']) expect(stdout).toContain(word)
  })

  test('it says how to start the product against it, logs each request, and stops on Ctrl-C', async () => {
    const replay = await start('rest')
    expect(replay.said()).toContain(`CONTENT_SOURCE=rest CMS_URL=${replay.url} npm start`)
    await fetch(`${replay.url}api/globals?x=1`)
    await expect.poll(replay.said).toContain('GET /api/globals?x=1\n')
    const exit = once(replay.child, 'exit')
    replay.child.kill('SIGINT')
    expect(await exit).toEqual([0, null])
  })

  test('faults are switched while it runs, and requests can be looked at', async () => {
    const { url } = await start('fetch', '--fault', 'status=500', '--match', 'globals')
    const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status
    const post = (body: unknown) =>
      fetch(`${url}__fault`, { method: 'POST', headers: json, body: JSON.stringify(body) })
    expect([await statusOf('!/Fetch/globals'), await statusOf('!/Fetch/pages')]).toEqual([500, 200])
    expect((await post({ fault: 'status=503' })).status).toBe(200)
    expect([await statusOf('!/Fetch/globals'), await statusOf('!/Fetch/pages')]).toEqual([503, 503])
    await post({ fault: 'ok' })
    expect(await statusOf('!/Fetch/globals')).toBe(200)
    expect((await post({ fault: 'nope' })).status).toBe(400)
    expect(await readJson(`${url}__requests`)).toMatchObject(
      ['globals', 'pages', 'globals', 'pages', 'globals'].map((name) => ({
        method: 'GET',
        url: `/!/Fetch/${name}`,
      })),
    )
  })

  test.each(['fetch', 'rest'])(
    '--site contract serves the site of the contract tests: %s',
    async (system) => {
      const { url } = await start(system, '--site', 'contract')
      const path = system === 'fetch' ? '!/Fetch/page/erf/molen' : 'api/collections/pages/entries/p-molen'
      expect(await readJson(`${url}${path}`)).toMatchObject({ data: { title: 'De molen' } })
    },
    // Vite has to start first.
    30_000,
  )
})

describe('recorded Fetch', () => {
  const replay = async () => (await createStandIn({ respond: createReplay('fetch') })).url

  test('parameters may come in any order, and in the body of a POST', async () => {
    const url = await replay()
    const plain = await readJson(`${url}!/Fetch/collection/nieuws?locale=en&deep=false`)
    expect(await readJson(`${url}!/Fetch/collection/nieuws?deep=false&locale=en`)).toEqual(plain)
    const body = JSON.stringify({ api_key: 'x', deep: 'false', locale: 'en' })
    const posted = { method: 'POST', headers: json, body }
    expect(await readJson(`${url}!/Fetch/collection/nieuws`, posted)).toEqual(plain)
  })

  test('what is missing is a 404 to a request of JSON, else 200 and a bare list', async () => {
    const url = await replay()
    for (const path of ['page/weg', 'page/nooit-gevraagd', 'collection/nergens']) {
      expect(await readJson(`${url}!/Fetch/${path}`), path).toEqual([])
      expect((await fetch(`${url}!/Fetch/${path}`, { headers: json })).status, path).toBe(404)
    }
  })

  test('an entry that was not recorded is made of the lists, with the default language’s address', async () => {
    const url = await replay()
    const recorded = await readJson(`${url}!/Fetch/entry/nieuws/eerste?locale=en`)
    expect(recorded).toMatchObject({ data: { title: 'First post', uri: '/nieuws/eerste' } })
    const made = await readJson(`${url}!/Fetch/entry/nieuws/tweede?locale=de`)
    expect(made).toMatchObject({ data: { title: 'Tweede bericht', uri: '/nieuws/tweede' } })
    expect(await readJson(`${url}!/Fetch/entry/nieuws/geen`)).toMatchObject({ data: [] })
    expect((await fetch(`${url}!/Fetch/entry/nieuws/geen?locale=de`)).status).toBe(500)
  })

  test('a list is paged as the recorded pages were', async () => {
    const url = await replay()
    const recorded = await readJson(`${url}!/Fetch/pages?limit=2&page=2`)
    const made = await readJson(`${url}!/Fetch/pages?limit=2&offset=2`)
    const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)
    expect(idsOf(made)).toEqual(idsOf(recorded))
    expect(made).toMatchObject({ has_next_page: true, total_results: recorded.total_results })
    expect(await readJson(`${url}!/Fetch/pages?limit=2&offset=4`)).toMatchObject({ has_next_page: false })
  })

  test('its own host is in every address, and pictures can be looked at', async () => {
    const url = await replay()
    const text = await (await fetch(`${url}!/Fetch/page/home`)).text()
    expect(text).not.toContain('cms.molenhof.test')
    const { data } = JSON.parse(text)
    expect(data.hero_image).toBe(`${url}assets/img/dak.png`)
    expect((await fetch(data.hero_image)).headers.get('content-type')).toBe('image/svg+xml')
  })

  test('a recording with a key, a cache or below a language is never the answer', async () => {
    const url = await replay()
    expect((await fetch(`${url}!/Fetch/global/general?api_key=fout`)).status).toBe(200)
    expect(await readJson(`${url}!/Fetch/pages?limit=12`)).toMatchObject({ limit: 12, total_results: 5 })
    expect((await fetch(`${url}en/!/Fetch/globals`)).status).toBe(404)
  })

  test('the sitemap names published pages in all languages', async () => {
    const url = await replay()
    const text = await (await fetch(`${url}sitemap.xml`)).text()
    expect(text).toContain(`<loc>${url}en/about-us</loc>`)
    expect(text).toContain(`<loc>${url}de/neuigkeiten/`)
    expect(text).not.toContain('concept')
  })
})

describe('recorded REST', () => {
  const replay = async () => `${(await createStandIn({ respond: createReplay('rest') })).url}api/`

  test('the emulation makes of the full list what was recorded', async () => {
    const url = await replay()
    const list = `${url}collections/pages/entries?`
    const idsOf = async (query: string) =>
      (await readJson(`${list}${query}`)).data.map(({ id }: { id: string }) => id)
    // The first of each pair was recorded; `limit` keeps the second from being the same request.
    const pairs = [
      ['filter[site]=en', 'filter[site]=en&limit=99'],
      ['sort=order&filter[site]=nl&fields=id,order', 'sort=order&filter[site]=nl&fields=id,order&limit=99'],
      ['sort=-title&fields=id,title', 'sort=-title&fields=id,title&limit=99'],
      ['filter[uri]=/over-ons&filter[site]=nl', 'filter[uri]=/over-ons&filter[site]=nl&limit=99'],
      ['filter[uri]=/', 'filter[uri]=/&limit=99'],
      ['filter[url]=/over-ons', 'filter[url]=/over-ons&limit=99'],
      ['page=99', 'page=99&limit=98'],
    ] as const
    for (const [recorded, emulated] of pairs)
      expect(await idsOf(emulated), emulated).toEqual(await idsOf(recorded))
    const names = await readJson(`${list}limit=3&fields=id,title,nope&filter[site]=de`)
    expect(names.data[0]).toEqual({ id: 'p-nieuws-de', title: 'Neuigkeiten', nope: null })
  })

  test('meta and links are those of the recorded page; `fields` is lost in the links', async () => {
    const url = await replay()
    const recorded = await readJson(`${url}collections/pages/entries?limit=2&page=2&fields=id,title`)
    const made = await readJson(`${url}collections/pages/entries?limit=2&page=2&fields=title,id`)
    const { links: _buttons, ...meta } = recorded.meta
    expect(made).toMatchObject({ links: recorded.links, meta })
  })

  test('a filter that is not allowed is refused', async () => {
    const answer = await fetch(`${await replay()}collections/pages/entries?filter[hero]=y`)
    expect([answer.status, await answer.json()]).toEqual([422, { message: 'Forbidden filter: hero' }])
  })

  test('an entry that was not recorded alone comes from the list, and another collection’s is missing', async () => {
    const url = await replay()
    const { data } = await readJson(`${url}collections/pages/entries/p-team`)
    expect(data).toMatchObject({ id: 'p-team', uri: '/over-ons/team', status: 'published' })
    expect((await fetch(`${url}collections/vertalingen/entries/p-team`)).status).toBe(404)
  })

  test('trees take `fields` and the default site by its name', async () => {
    const url = await replay()
    const tree = await readJson(`${url}collections/pages/tree?site=nl&fields=id`)
    expect(tree.data[1]).toEqual({
      page: { id: 'p-over' },
      depth: 1,
      children: [{ page: { id: 'p-team' }, depth: 2, children: [] }],
    })
    expect((await fetch(`${url}collections/nieuws/tree?site=nl`)).status).toBe(404)
  })

  test.each([
    [{ naam: 'Jan', email: 'jan@example.org' }, 200, { submission_created: true }],
    [
      { naam: 'Jan', email: 'jan@example.org', honeypot: 'x' },
      200,
      { submission_created: false, submission: [] },
    ],
    [{ naam: '', email: 'x' }, 422, { errors: { naam: ['The Naam field is required.'] } }],
  ])('a posted form is answered as recorded: %j', async (values, status, body) => {
    const { url } = await createStandIn({ respond: createReplay('rest') })
    const headers = { accept: 'application/json' }
    const answer = await fetch(`${url}!/forms/contact`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(values),
    })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject(body)
  })

  test('a form posted by a script gets its faults with status 400, and a browser is sent back', async () => {
    const { url } = await createStandIn({ respond: createReplay('rest') })
    const post = (headers: Record<string, string>) =>
      fetch(`${url}!/forms/contact`, {
        method: 'POST',
        headers,
        redirect: 'manual',
        body: new URLSearchParams({ naam: 'Jan', email: 'x' }),
      })
    const answer = await post({ 'x-requested-with': 'XMLHttpRequest' })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        errors: ['The E-mail field must be a valid email address.'],
        error: { email: 'The E-mail field must be a valid email address.' },
      },
    ])
    expect((await post({})).status).toBe(302)
  })
})
