/** The project of a new site: laid out by the command, read by the site, and put into a container. */
import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readers } from '../../src/blocks/block-readers.ts'
import { examine } from '../support/doctor.ts'
import { embeddedServer } from '../support/embedded.ts'

const command = join(import.meta.dirname, '../../scripts/new/command.mjs')
const patience = 60_000

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-new-site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function run(folder: string, ...options: readonly string[]) {
  const { PATH, HOME } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'site', folder, ...options], {
    encoding: 'utf8',
    env: { PATH, HOME, NO_COLOR: '1' },
  })
  return { code: status, output: stdout + stderr }
}

/** A new project in a folder that does not exist before. */
async function layOut(...options: readonly string[]): Promise<string> {
  const folder = join(await emptyFolder(), 'bureau-noord')
  const { code, output } = run(folder, ...options)
  expect(output).toContain('wrote    triptych/brand.yaml')
  expect(code).toBe(0)
  return folder
}

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Pages that no content has. */
const ofProduct = /\/(?:sitemap|designsystem)/

/** The text of each page of a project's content, by its address; each has to be found. */
async function pagesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const site = await embeddedServer(folder)
  onTestFinished(() => site.close())
  const { text } = await request(site.server).get('/sitemap.xml').expect(200)
  const addresses = [...text.matchAll(/<loc>([^<]+)</g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => !ofProduct.test(path))
  const pages = new Map<string, string>()
  for (const path of addresses) pages.set(path, (await request(site.server).get(path).expect(200)).text)
  return pages
}

const ofExample = /kwelder|noordwal|dollard|kustprofiel/i

test('a new site has its pages in three languages, and loses no text', { timeout: patience }, async () => {
  const folder = await layOut('--name', 'Bureau Noord', '--colour', '#005a9c')
  const pages = await pagesOf(folder)
  expect([...pages.keys()].toSorted()).toEqual([
    '/',
    '/de',
    '/de/neuigkeiten',
    '/de/neuigkeiten/unsere-neue-website',
    '/de/ueber-uns',
    '/en',
    '/en/about-us',
    '/en/news',
    '/en/news/our-new-site',
    '/nieuws',
    '/nieuws/onze-nieuwe-site',
    '/over-ons',
  ])
  expect(pages.get('/')).toMatch(/<h1[^>]*>Welkom bij Bureau Noord</)
  expect(pages.get('/en/about-us')).toContain('alt="Hills below a sun, as an example of a picture"')
  const { totals, faults } = await examine({ CONTENT_DIR: folder })
  expect(totals).toMatchObject({ pages: 12, lost: 0 })
  expect(faults).toEqual([])
})

const languageSets = [
  ['en', ['/', '/about-us', '/news', '/news/our-new-site']],
  ['de,fr', ['/', '/fr', '/ueber-uns', '/fr/a-propos']],
  ['en,nl,pt-BR,ar', ['/', '/nl/over-ons', '/pt-br/about-us', '/ar/news/our-new-site']],
] as const

test.each(languageSets)(
  '%s: every page is there, none is lost',
  { timeout: patience },
  async (tags, some) => {
    const folder = await layOut('--languages', tags)
    const pages = await pagesOf(folder)
    const { length } = tags.split(',')
    expect(pages.size).toBe(4 * length)
    expect([...pages.keys()]).toEqual(expect.arrayContaining([...some]))
    const { totals } = await examine({ CONTENT_DIR: folder })
    expect(totals).toMatchObject({ pages: 4 * length, lost: 0 })
  },
)

test('nothing of the example is in a new project, nor on its pages', { timeout: patience }, async () => {
  const folder = await layOut()
  for (const file of await filesIn(folder)) expect(await readFile(file, 'utf8'), file).not.toMatch(ofExample)
  for (const [path, text] of await pagesOf(folder)) expect(text, path).not.toMatch(ofExample)
})

test('an editor finds every block of the library in the control panel', async () => {
  const folder = await layOut()
  const { fields } = parse(await readFile(join(folder, 'resources/fieldsets/blocks.yaml'), 'utf8'))
  const groups: readonly { sets: object }[] = Object.values(fields[0].field.sets)
  // The cross-section of a coast and the map of places are the example's own.
  const library = Object.keys(readers).filter((name) => name !== 'profile' && name !== 'places')
  expect(groups.flatMap(({ sets }) => Object.keys(sets)).toSorted()).toEqual(library.toSorted())
})

test('its commented examples are valid', { timeout: patience }, async () => {
  const folder = await layOut('--languages', 'en,ar')
  for (const name of ['site.yaml', 'blocks.yaml', 'messages/en.yaml', 'messages/ar.yaml']) {
    const file = join(folder, 'triptych', name)
    const text = await readFile(file, 'utf8')
    // In front of prose there is a space.
    const uncommented = text.replace(/^#(?! \S)/gm, '')
    expect(Object.keys(parse(uncommented)).length, name).toBeGreaterThan(1)
    await writeFile(file, uncommented)
  }
  const pages = await pagesOf(folder)
  expect(pages.get('/ar')).toContain('Welcome to')
  expect(pages.get('/ar')).toContain('consent')
})

test('the name comes from the folder where none is given', async () => {
  const folder = await layOut()
  expect(await readFile(join(folder, 'triptych/brand.yaml'), 'utf8')).toContain('name: Bureau noord\n')
})

test('a name in other letters than those that can be drawn is set in type', async () => {
  const folder = await layOut('--name', 'مكتب الشمال')
  const brand = await readFile(join(folder, 'triptych/brand.yaml'), 'utf8')
  expect(brand).toContain('#logo: logo.svg')
  expect(brand).toContain('icon: icon.svg')
  expect(await readdir(join(folder, 'triptych'))).not.toContain('logo.svg')
})

test('letters keep their marks', async () => {
  const plain = await layOut('--name', 'Muller')
  const marked = await layOut('--name', 'Müller')
  const paths = async (folder: string) =>
    (await readFile(join(folder, 'triptych/logo.svg'), 'utf8')).match(/<path /g)?.length
  expect(await paths(marked)).toBe(Number(await paths(plain)) + 1)
})

const refused = [
  [['--name', '   '], '--name must have a letter, not "   "'],
  [['--name', 'x'.repeat(101)], '--name must have at most 100 characters, not 101'],
  [['--languages', 'en,xx'], '--languages: "xx" is no language, such as fr or pt-BR'],
  [['--languages', 'english'], '--languages: "english" is no language'],
  [['--languages', 'en,'], '--languages: "" is no language'],
  [['--languages', 'nl,en,NL'], '--languages names nl twice'],
  [['--colour', 'blauw'], '--colour must be a colour such as #005a9c'],
  [['--colour', '#12'], '--colour must be a colour such as #005a9c'],
  [['--color', 'red'], 'Use: npm run new -- KIND NAME'],
] as const

test.each(refused)('%j is refused, and nothing is written', async (options, why) => {
  const folder = await emptyFolder()
  const { code, output } = run(folder, ...options)
  expect(output).toContain(why)
  expect(code).toBe(2)
  expect(await readdir(folder)).toEqual([])
})

test('a folder that has something is refused, but for an empty repository', async () => {
  const folder = await emptyFolder()
  await mkdir(join(folder, '.git'))
  await writeFile(join(folder, 'notes.txt'), 'Mine')
  const { code, output } = run(folder)
  expect(output.trim()).toBe(`${folder} is not empty: it has notes.txt`)
  expect(code).toBe(2)
  expect((await readdir(folder)).toSorted()).toEqual(['.git', 'notes.txt'])
  expect(run(join(folder, 'notes.txt')).output.trim()).toBe(`${join(folder, 'notes.txt')} is a file`)
  await rm(join(folder, 'notes.txt'))
  expect(run(folder).code).toBe(0)
})

test('its container holds all that the site reads, and nothing else', { timeout: patience }, async () => {
  const folder = await layOut()
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const dockerfile = (await read('Dockerfile')).split('\n').filter((line) => line && !line.startsWith('#'))
  expect(dockerfile).toEqual([
    'ARG TRIPTYCH=triptych',
    'FROM $' + '{TRIPTYCH}',
    'COPY . /site',
    'ENV CONTENT_DIR=/site',
  ])
  const guide = await readFile(join(import.meta.dirname, '../../docs/your-site.md'), 'utf8')
  for (const name of ['Dockerfile', '.dockerignore'])
    expect(guide, name).toContain((await read(name)).replace('**/.DS_Store\n', ''))
  const [first, ...letIn] = (await read('.dockerignore')).trim().split('\n')
  expect(first).toBe('*')
  const copied = await emptyFolder()
  const names = letIn.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  for (const name of names) await cp(join(folder, name), join(copied, name), { recursive: true })
  expect([...(await pagesOf(copied)).keys()]).toEqual([...(await pagesOf(folder)).keys()])
})
