/** Nothing of the embedded example is on the site of another project: no word, no address, no picture. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { artwork } from '../../src/content/artwork/artwork.ts'
import { pageFiles, showcases } from '../../src/routes.ts'
import { type ServedProduct, serveProduct } from '../support/product.ts'
import { buildId } from '../support/test-deps.ts'

const root = join(import.meta.dirname, '../..')
const example = join(root, 'server/cms/embedded')
const projects = join(root, 'tests/fixtures/sites')

/** Name, places and people of the example. */
const words = /kwelder|krummsand|wierhuizen|noordwal|geeske|wiersma/i
/** The folder of its drawn maps. */
const maps = artwork('', 'card').src.replace(/[^/]+$/, '')
/** The class of error screens with a map behind them, which the style sheet has. */
const mapOfErrors = 'lost--map'

interface Answer {
  readonly path: string
  readonly status: number
  readonly type: string
  readonly bytes: Buffer
  readonly headers: string
}

async function ask({ url }: ServedProduct, path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url + path, { redirect: 'manual', ...init })
  return {
    path,
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
    headers: JSON.stringify([...answer.headers]),
  }
}

const serve = async (env: Readonly<Record<string, string>>): Promise<ServedProduct> => {
  const site = await serveProduct(env, example)
  afterAll(() => site.close())
  return site
}

const pictures = [
  ...['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'],
  ...['/icon-maskable-512.png', '/share-nl.png', '/share-en.png', '/share-de.png', '/brand/logo.png'],
]
const inLanguages = (...paths: readonly string[]) =>
  ['', '/en', '/de'].flatMap((prefix) => paths.map((path) => prefix + path))

/** Addresses that every site has, or answers with an error. */
const addresses = [
  ...inLanguages('/', '/sitemap', '/search', '/search?q=a', '/feed.xml', '/feed.json', '/nope', '/NOPE?x=1'),
  ...inLanguages('/designsystem', '/designsystem/none', ...showcases.map((slug) => `/designsystem/${slug}`)),
  ...['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/health', '/health/live', '/health/ready'],
  ...['/builds/latest.json', `/builds/meta/${buildId}.json`, '/builds/meta/none.json', '/api/globalsData'],
  ...['/api/globals', '/api/sitemap', '/api/pages', '/api/none', '/api/navigation/main', '/%', '/a/%2F'],
  ...inLanguages('/').map((path) => `/api/collections/translations?locale=${path.slice(1) || 'nl'}`),
  ...['/_build/none.js', '/assets/none.png', '/a//b', '/_payload.json?other'],
  ...pictures,
]

const payloadOf = (path: string) => `${path === '/' ? '' : path}/_payload.json?${buildId}`

/** Addresses that a text names: those of this site. */
const linkedIn = ({ type, bytes }: Answer, origin: string): readonly string[] =>
  /html|json|xml|css|svg/.test(type)
    ? [...bytes.toString().matchAll(/(?:href|src|content)="([^"#]+)"|<loc>([^<]+)|"(\/[\w/.-]+)"/g)]
        .map(([, attribute, loc, path]) => (attribute ?? loc ?? path ?? '').replaceAll('&amp;', '&'))
        .map((address) => (address.startsWith(origin) ? address.slice(origin.length) || '/' : address))
        .filter((address) => /^\/(?!\/)[^\s\\"]*$/.test(address) && !address.startsWith('/_build/'))
    : []

/** Every answer of a site: of known addresses, and of all that they lead to. */
async function crawl(site: ServedProduct): Promise<readonly Answer[]> {
  const origin = site.deps.config.siteUrl
  const answers: Answer[] = []
  const seen = new Set(addresses)
  for (const path of seen) {
    const answer = await ask(site, path)
    answers.push(answer)
    if (answer.type.includes('html') && answer.status === 200 && !path.includes('?'))
      seen.add(payloadOf(path))
    for (const linked of linkedIn(answer, origin)) if (seen.size < 1500) seen.add(linked)
  }
  answers.push(await ask(site, '/', { method: 'PUT' }))
  answers.push(await ask(site, '/forms/none', { method: 'POST', headers: { Origin: origin } }))
  return answers
}

const isText = ({ type }: Answer) => /^text|json|xml|manifest/.test(type) && !/^image/.test(type)
const told = ({ path, bytes, headers }: Answer): readonly string[] =>
  [bytes.toString('latin1'), bytes.toString(), headers].flatMap((text) => {
    const found = words.exec(text)?.[0] ?? [maps, mapOfErrors].find((each) => text.includes(each))
    return found ? [`${path}: ${text.slice(Math.max(0, text.indexOf(found) - 60)).slice(0, 120)}`] : []
  })

const own = await serve({})
const ofExample = new Map<string, string>()
for (const path of pictures) {
  const { bytes } = await ask(own, path)
  ofExample.set(bytes.toString('base64'), path)
}
for (const name of readdirSync(join(example, 'public'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:svg|png|jpe?g|webp|avif)$/.test(file),
))
  ofExample.set(readFileSync(join(example, 'public', name)).toString('base64'), name)

test('the example itself is found by the words that are looked for', async () => {
  for (const path of ['/', '/feed.xml', '/site.webmanifest'])
    expect(words.test((await ask(own, path)).bytes.toString()), path).toBe(true)
  for (const path of ['/designsystem/card', '/designsystem/hero'])
    expect((await ask(own, path)).bytes.includes(maps), path).toBe(true)
  expect((await ask(own, '/nope')).bytes.includes(mapOfErrors)).toBe(true)
})

describe.each(readdirSync(projects))('%s', (name) => {
  const answering = serve({ CONTENT_DIR: join(projects, name), DESIGNSYSTEM: 'on' }).then(crawl)

  test('has nothing of the example in any answer', { timeout: 120_000 }, async () => {
    const answers = await answering
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(80)
    expect(answers.filter(isText).length).toBeGreaterThan(60)
    expect(answers.flatMap(told)).toEqual([])
  })

  test('shows no picture of the example', async () => {
    const images = (await answering).filter(({ type, status }) => /^image/.test(type) && status === 200)
    expect(images.length).toBeGreaterThan(5)
    const same = images.flatMap(({ path, bytes }) => {
      const picture = ofExample.get(bytes.toString('base64'))
      return picture === undefined ? [] : [`${path} is ${picture}`]
    })
    expect(same).toEqual([])
  })
})

test('scripts, styles and files that are the same on every site come of sources without its words', () => {
  const isServed = (file: string) =>
    /\.(?:tsx?|css|json|svg|html|txt)$/.test(file) && !/\.test\.tsx?$/.test(file)
  const files = ['src', 'public', 'extensions'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const sources = files.filter(isServed)
  expect(sources.length).toBeGreaterThan(Object.keys(pageFiles).length * 20)
  expect(sources.filter((file) => words.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
