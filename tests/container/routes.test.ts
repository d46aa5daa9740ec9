/** What the command `routes` says of a site is what that site answers. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../scripts/chaos/lab/free-port.mjs'
import type { ListedAddress } from '../../server/addresses/list-addresses.ts'
import { answerContractSite } from '../support/cms/rest-answers.ts'
import { createStandIn } from '../support/cms/stand-in.ts'
import { dist, runCommandLine } from '../support/command.ts'

type Env = Readonly<Record<string, string>>
vi.setConfig({ testTimeout: 60_000 })

const quiet = {
  WARM_UP_MS: '0',
  SNAPSHOT_DIR: '',
  BUILDS_DIR: '',
  PICTURES_DIR: '',
  FORMS_DIR: '',
  LOG_LEVEL: 'silent',
}

interface Listed {
  readonly site: string
  readonly languages: readonly string[]
  readonly addresses: readonly ListedAddress[]
}

async function listed(env: Env): Promise<Listed> {
  const { status, stdout, stderr } = await runCommandLine(['routes', '--json'], env)
  expect([status, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as Listed
}

/** Starts the site with the same settings, and returns its address. */
async function serve(env: Env): Promise<string> {
  const child = spawn(process.execPath, [join(dist, 'server/main.js')], {
    env: { ...quiet, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said] = await once(child.stderr.setEncoding('utf8'), 'data')
  return /http:\S+/.exec(String(said))?.[0] ?? ''
}

/** The first address of a shape in a document. */
const inDocument = (html: string, shape: RegExp): string => shape.exec(html)?.[0] ?? `no ${shape}`

const secret = 'sixteen-characters-and-more'

/** The forms of the report. */
const securityTxt = '/.well-known/security.txt'
const reports = '/reports, /reports.json, /reports.csv'

/** Addresses that lead on where they let somebody in. */
const leadingOn = ['/preview']

/** Addresses that stand for those with names in them. */
const examplesOf = (html: string, buildId: string): Readonly<Record<string, string>> => ({
  '/_build/{file}': inDocument(html, /\/_build\/[\w.-]+\.css/),
  '/favicon.ico, /brand/logo.png, …': '/favicon.ico',
  '/_pictures/{picture}': inDocument(html, /\/_pictures\/[^\s"]+\.webp/),
  '/assets/{file}': '/assets/img/bui-boven-het-wad.jpg',
  '/api/collections/{handle}': '/api/collections/news',
  '/api/pages/{path}': '/api/pages/nieuws',
  '/api/navigation/{handle}': '/api/navigation/main',
  '/api/cms/{path}': '/api/cms/collections/pages/entries',
  '/builds/meta/{id}.json': `/builds/meta/${buildId}.json`,
  '/sitemap.xml, /sitemap_{n}.xml': '/sitemap.xml',
  '/forms/{handle}': '/forms/contact',
  '/preview': `/preview?secret=${secret}`,
  [reports]: '/reports.json',
  '{page}/feed.xml, {page}/feed.json': '/nieuws/feed.xml',
  '{page}/_payload.json': `/nieuws/_payload.json?${buildId}`,
})

/** A site has these where its project brings texts, fonts or a logo as a file. */
const ofProjects = ['/brand/{picture}', '/_build/messages/{file}', '/_build/brand/{font}']

/** Asks a site for an address of the list. */
async function ask(
  url: string,
  row: Pick<ListedAddress, 'method' | 'port'>,
  address: string,
): Promise<{ readonly status: number; readonly cache: string | null }> {
  const { method, port } = row
  const at = port === undefined ? url : `http://127.0.0.1:${port}`
  const response = await fetch(at + address, {
    ...{ method, redirect: 'manual' },
    headers: { authorization: `Bearer ${secret}` },
  })
  await response.arrayBuffer()
  // A report that is still being made.
  if (method === 'GET' && response.status === 202) return ask(url, row, address)
  return { status: response.status, cache: response.headers.get('cache-control') }
}

async function compare(env: Env, isExample: boolean): Promise<readonly ListedAddress[]> {
  const { addresses } = await listed(env)
  const url = await serve(env)
  const [html, build] = await Promise.all([
    fetch(`${url}/nieuws`, { headers: { accept: 'text/html' } }).then((response) => response.text()),
    fetch(`${url}/builds/latest.json`).then((response) => response.json() as Promise<{ id: string }>),
  ])
  const examples = examplesOf(html, build.id)
  for (const row of addresses) {
    if (ofProjects.includes(row.address)) continue
    const isOfContent = row.address.includes('{') || row.address.includes('…')
    if (isOfContent && row.on && !isExample && row.address !== '/api/cms/{path}') continue
    if (row.address.endsWith('/{slug}')) continue
    const asked = examples[row.address] ?? row.address
    const { status, cache } = await ask(url, row, asked)
    const shown = `${row.method} ${asked}`
    if (!row.on) {
      // A page of the content may be there.
      const isOther = [404, 405].includes(status) || (status === 200 && leadingOn.includes(row.address))
      expect([shown, status, isOther]).toEqual([shown, status, true])
    } else if (row.method === 'POST') {
      expect([shown, [404, 405].includes(status)]).toEqual([shown, false])
    } else {
      expect([shown, status]).toEqual([shown, leadingOn.includes(row.address) ? 303 : 200])
      if (row.cache.header !== undefined) expect([shown, cache]).toEqual([shown, row.cache.header])
    }
  }
  return addresses
}

test('the embedded site answers every listed address, with the listed caching', async () => {
  const env = { PAGES_TTL_S: '90' }
  const addresses = await compare(env, true)
  expect(addresses.filter(({ on }) => !on).map(({ address }) => address)).toEqual([
    ...['/hooks/publish', reports, '/metrics', '/api/cms/{path}', securityTxt, '/preview', '/preview/exit'],
  ])
  const ofPages = addresses.filter(({ kind }) => kind === 'page').map(({ address }) => address)
  for (const address of ['/', '/en', '/de/designsystem/hero', '/en/search', '/de/{slug}'])
    expect(ofPages).toContain(address)
})

test('settings switch addresses on and off', async () => {
  const port = await freePort()
  const env = {
    ...{ METRICS_PORT: String(port), PUBLISH_SECRET: secret, PREVIEW_SECRET: secret, REPORTS_SECRET: secret },
    ...{ SECURITY_CONTACT: 'security@example.org' },
    ...{ DESIGNSYSTEM: 'off', SEARCH_PATH: '/zoeken' },
  }
  const addresses = await compare(env, true)
  expect(addresses.filter(({ on }) => !on).map(({ address }) => address)).toEqual(['/api/cms/{path}'])
  expect(addresses.find(({ address }) => address === '/metrics')).toMatchObject({ port, on: true })
  const ofPages = addresses.filter(({ kind }) => kind === 'page').map(({ address }) => address)
  expect(ofPages).toContain('/en/zoeken')
  expect(ofPages.filter((address) => address.includes('designsystem'))).toEqual([])
})

test('a site over HTTP passes questions on and has no files, and the list needs no network', async () => {
  const standIn = await createStandIn({ respond: answerContractSite({}) })
  const env = { CONTENT_SOURCE: 'rest', CMS_URL: standIn.url, LOCALES: 'nl,en,de' }
  const before = standIn.count()
  await listed(env)
  expect(standIn.count()).toBe(before)
  const addresses = await compare(env, false)
  expect(addresses.filter(({ on }) => !on).map(({ address }) => address)).toEqual([
    ...['/hooks/publish', reports, '/metrics', '/assets/{file}', securityTxt, '/preview', '/preview/exit'],
  ])
})

test('the list fits a terminal, and has no colours', async () => {
  const { stdout } = await runCommandLine(['routes'])
  expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([])
  expect(stdout).not.toContain('\u001b')
  expect(stdout).toMatch(/^ {2}GET +\/health\/live +never +whether the process runs$/m)
  expect(stdout).toMatch(
    /^Switched off\n {2}POST +\/hooks\/publish +takes in [\w\s]+; *\n? *needs\s+PUBLISH_SECRET$/m,
  )
})
