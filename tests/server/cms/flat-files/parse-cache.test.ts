import { appendFile, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { flatFiles } from '../../../../server/cms/flat-files/index.ts'
import { createParseCache } from '../../../../server/cms/flat-files/parse-cache/parse-cache.ts'
import { prebuildParseCache } from '../../../../server/cms/flat-files/parse-cache/prebuild.ts'
import { allValues } from '../../../../server/cms/flat-files/parse-cache/stored-value.ts'
import type { ContentSource } from '../../../../server/cms/source.ts'
import type { TreeItem, Value, Values } from '../../../../src/content/types.ts'
import { defaultRows } from '../../../../src/i18n/languages.ts'
import { createLogger, today } from '../../../support/flat-files.ts'
import { copyProject, type Project, writeProject } from '../../../support/project.ts'
import { seeded } from '../../../support/random.ts'

async function newFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'triptych-kept-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** Files that were written a while ago: only those are known by their times alone. */
function letTimePass() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
}

const addressesIn = (items: readonly TreeItem[]): string[] =>
  items.flatMap((item) => [item.path, ...addressesIn(item.children)])

const insideOf = (prefix: string, address: string) => address.slice(prefix.length) || '/'

/** Everything that a source answers, in the order of its members. */
async function tell(source: ContentSource, collections: readonly string[]): Promise<string> {
  const all = defaultRows.map(async ({ locale, prefix }) => {
    const tree = await source.tree(locale)
    const pages = addressesIn(tree).map((address) => source.page(locale, insideOf(prefix, address)))
    const lists = collections.map((collection) => source.entries(locale, { collection }))
    const rest = [source.globals(locale), source.translations(locale), source.redirects(locale)]
    return [tree, await Promise.all([...pages, ...lists, ...rest, source.forms(locale)])]
  })
  return JSON.stringify([await Promise.all(all), source.health()], null, 1)
}

const collectionsOf = async ({ dir }: Project) =>
  (await readdir(path.join(dir, 'content/collections'))).map((name) => name.replace('.yaml', ''))

interface Start {
  readonly keep?: {
    readonly dir: string | undefined
    readonly worthKeeping?: number
    readonly worthStoring?: number
  }
  readonly logger?: ReturnType<typeof createLogger>
}

/** What a start and its stop come to. */
async function run(project: Project, { keep, logger = createLogger() }: Start): Promise<string> {
  const source = await flatFiles({
    dir: project.dir,
    logger,
    watch: false,
    now: () => today,
    parseCache: keep,
  })
  const told = await tell(source, await collectionsOf(project))
  await source.close()
  return told
}

const always = { worthKeeping: 0, worthStoring: 0 }

describe('A start from the kept index', () => {
  it.each([0, Number.POSITIVE_INFINITY])(
    'answers as one that reads all files (long values from %s files)',
    async (worthStoring) => {
      letTimePass()
      const project = await copyProject('quirk-site')
      const keep = { dir: await newFolder(), worthKeeping: 0, worthStoring }
      const fresh = await run(project, {})
      for (const _ of [1, 2]) expect(await run(project, { keep })).toBe(fresh)
    },
  )

  it('follows edits, removals and new names between the starts', async () => {
    const project = await copyProject('quirk-site')
    const keep = { dir: await newFolder(), ...always }
    const below = seeded(7)
    const folder = path.join(project.dir, 'content/collections/pages/nl')
    const edits = [
      (file: string) => appendFile(file, `\nNieuwe regel ${below(1000)} ${'lang '.repeat(200)}\n`),
      (file: string) => rm(file),
      (file: string) => rename(file, file.replace('.md', `-${below(1000)}.md`)),
    ]
    for (const round of [1, 2, 3]) {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.md'))
      const file = path.join(folder, names[below(names.length)] ?? '')
      await edits[round % edits.length]?.(file)
      expect(await run(project, { keep })).toBe(await run(project, {}))
    }
  })

  it('knows names that an earlier list of rows has told', async () => {
    letTimePass()
    const body = 'Lang '.repeat(500)
    const project = await writeProject({
      'content/collections/x.yaml': "route: '/{slug}'\nstructure: { root: true }\n",
      'content/collections/x/a.md': `---\nid: a\ntitle: A\n---\n${body}`,
      // A title is at hand: one this long ends the list.
      'content/collections/x/b.md': `---\nid: b\ntitle: ${'B'.repeat(140_000)}\nlead: Kort\n---\n${body}`,
      'content/collections/x/c.md': `---\nid: c\ntitle: C\n---\n${body}`,
    })
    const keep = { dir: await newFolder(), ...always }
    const fresh = await run(project, {})
    for (const _ of [1, 2]) expect(await run(project, { keep })).toBe(fresh)
  })

  it('knows the disks of files and what editors wrote of them', async () => {
    letTimePass()
    const spare = Array.from(
      { length: 9 },
      (_, at) => `'d${at}' => ['root' => public_path('d${at}'), 'url' => '/d${at}']`,
    )
    const project = await writeProject({
      'content/collections/x.yaml': "route: '/{slug}'\n",
      'content/collections/x/a.md': '---\nid: a\npicture: a.jpg\n---\n',
      'content/assets/main.yaml': 'disk: main\n',
      'config/filesystems.php': `<?php return ['disks' => ['main' => ['root' => public_path('img'), 'url' => '/img'], ${spare}]];`,
      'public/img/a.jpg': 'x',
      'public/other/a.jpg': 'x',
      'public/img/.meta/a.jpg.yml': `data: { alt: De kap, notes: ${'lang '.repeat(90)} }\n`,
    })
    const keep = { dir: await newFolder(), ...always }
    for (const _ of [1, 2]) {
      const logger = createLogger()
      const source = await flatFiles({ dir: project.dir, logger, watch: false, parseCache: keep })
      const [card] = await source.entries('nl', { collection: 'x' })
      expect(card?.picture).toEqual({ src: '/img/a.jpg', alt: 'De kap' })
      await source.close()
    }
  })

  it('gives numbers back that JSON does not know', async () => {
    letTimePass()
    const project = await writeProject({
      'content/collections/x.yaml': "route: '/{slug}'\n",
      'content/collections/x/a.md': '---\nid: a\nmany: .inf\nnone: -0\nlong: [.nan]\n---\n',
    })
    const keep = { dir: await newFolder(), ...always }
    for (const _ of [1, 2]) {
      const source = await flatFiles({
        dir: project.dir,
        logger: createLogger(),
        watch: false,
        parseCache: keep,
      })
      const answer = await source.page('nl', '/a')
      expect(answer.kind === 'page' && answer.page.fields).toMatchObject({ many: Number.POSITIVE_INFINITY })
      await source.close()
    }
  })

  it('a small project leaves nothing behind', async () => {
    const project = await copyProject('quirk-site')
    const dir = await newFolder()
    await run(project, { keep: { dir } })
    expect(await readdir(dir)).toEqual([])
  })
})

it('A start parses a long file once, of however few a project has', async () => {
  const rules = Array.from({ length: 10_000 }, (_, n) => `- { from: /old/${n}, to: /target }\n`)
  const file = 'content/globals/redirects.yaml'
  const project = await writeProject({ [file]: rules.join('') })
  const state = { mtimeMs: 1, ctimeMs: 1, ino: 1, size: 400_000 }
  const dir = await newFolder()
  const open = () => {
    const cache = createParseCache(project.dir, { dir, logger: createLogger() })
    cache.open([file])
    return cache
  }
  const first = open()
  expect(first.inState(file, state)).toBeUndefined()
  const parsed = first.parse(file, rules.join(''), () => ['parsed once'])
  first.settled(new Map([[file, { path: file, ...state, ...parsed }]]))
  await first.close()
  expect(open().inState(file, state)?.value).toEqual(['parsed once'])
})

describe('A kept index that cannot be used', () => {
  const spoil: Readonly<Record<string, (index: string, folder: string) => Promise<unknown>>> = {
    'is cut off': async (index) => writeFile(index, (await readFile(index)).subarray(0, -9)),
    'is damaged': async (index) => writeFile(index, (await readFile(index, 'utf8')).replace('Over', 'Onder')),
    'is of a later version': async (index) =>
      writeFile(index, (await readFile(index, 'utf8')).replace('{"format":5', '{"format":6')),
    'is something else': (index) => writeFile(index, 'iets anders'),
    'is empty': (index) => writeFile(index, ''),
    'lacks its long texts': async (_, folder) => {
      for (const name of await readdir(folder)) if (name.endsWith('.bin')) await rm(path.join(folder, name))
    },
  }
  it.each(Object.entries(spoil))(
    '%s: one line says so, all files are read and it is made again',
    async (_, damage) => {
      letTimePass()
      const project = await copyProject('quirk-site')
      const dir = await newFolder()
      const keep = { dir, ...always }
      const fresh = await run(project, { keep })
      const index = (await readdir(dir)).find((name) => name.endsWith('.json')) ?? ''
      await damage(path.join(dir, index), dir)
      const logger = { ...createLogger(), info: vi.fn() }
      expect(await run(project, { keep, logger })).toBe(fresh)
      expect(logger.info).toHaveBeenCalledOnce()
      const next = { ...createLogger(), info: vi.fn() }
      expect(await run(project, { keep, logger: next })).toBe(fresh)
      expect(next.info).not.toHaveBeenCalled()
    },
  )

  it('a folder that cannot be written costs one warning', async () => {
    const project = await copyProject('quirk-site')
    const file = path.join(await newFolder(), 'bestand')
    await writeFile(file, '')
    const [plain, logger] = [createLogger(), createLogger()]
    const fresh = await run(project, { logger: plain })
    expect(await run(project, { keep: { dir: path.join(file, 'map'), ...always }, logger })).toBe(fresh)
    const added = logger.warnings.slice(plain.warnings.length)
    expect(logger.warnings).toHaveLength(plain.warnings.length + 1)
    expect([...logger.warnings].map(({ message }) => message)).toContain(
      'The folder for the content index cannot be used: every start reads all files',
    )
    expect(added).toHaveLength(1)
  })

  it('a long text that was damaged later fails its page alone, and the next start reads all files', async () => {
    letTimePass()
    const project = await writeProject({
      'content/collections/x.yaml': "route: '/{slug}'\n",
      'content/collections/x/a.md': `---\nid: a\n---\n${'Lang '.repeat(500)}`,
      'content/collections/x/b.md': '---\nid: b\n---\nKort',
    })
    const dir = await newFolder()
    const keep = { dir, ...always }
    const first = await flatFiles({
      dir: project.dir,
      logger: createLogger(),
      watch: false,
      parseCache: keep,
    })
    await first.close()
    const bodies = (await readdir(dir)).find((name) => name.endsWith('.bin')) ?? ''
    await writeFile(path.join(dir, bodies), Buffer.alloc(4000, 'x'))
    const logger = createLogger()
    const second = await flatFiles({ dir: project.dir, logger, watch: false, parseCache: keep })
    await expect(second.page('nl', '/a')).rejects.toThrow('is damaged')
    expect(await second.page('nl', '/b')).toMatchObject({ kind: 'page' })
    expect(logger.warnings).toHaveLength(1)
    await second.close()
    const third = await flatFiles({
      dir: project.dir,
      logger: createLogger(),
      watch: false,
      parseCache: keep,
    })
    expect(await third.page('nl', '/a')).toMatchObject({ kind: 'page' })
    await third.close()
  })
})

it('What the sitemap asks of every entry is known without its long texts', async () => {
  letTimePass()
  const project = await writeProject({
    'content/collections/x.yaml': "route: '/{slug}'\n",
    'content/collections/x/a.md': `---\nid: a\nupdated_at: 1700000000\n---\n${'Lang '.repeat(500)}`,
  })
  const dir = await newFolder()
  const logger = createLogger()
  const start = () => flatFiles({ dir: project.dir, logger, watch: false, parseCache: { dir, ...always } })
  await (await start()).close()
  const bodies = (await readdir(dir)).find((name) => name.endsWith('.bin')) ?? ''
  await writeFile(path.join(dir, bodies), '')
  const source = await start()
  const [outline] = [...(await source.outlines('nl'))]
  expect(outline?.updatedAt).toBe('2023-11-14T22:13:20.000Z')
  expect(outline).toMatchObject({ alternates: {}, indexing: { noindex: false, sitemap: { listed: true } } })
  expect(logger.warnings).toEqual([])
  await expect(source.page('nl', '/a')).rejects.toThrow('is damaged')
  await source.close()
})

describe('Content that was parsed by the build', () => {
  it('is taken as long as the text is the same, and never written', async () => {
    const project = await copyProject('quirk-site')
    const parsed = `${project.dir}.parsed.json`
    onTestFinished(() => rm(parsed, { force: true }))
    const fresh = await run(project, {})
    await prebuildParseCache(project.dir)
    const shipped = await readFile(parsed)
    expect(await run(project, { keep: { dir: undefined } })).toBe(fresh)
    await appendFile(path.join(project.dir, 'content/collections/pages/nl/bard.md'), '\nNieuw\n')
    expect(await run(project, { keep: { dir: undefined } })).toBe(await run(project, {}))
    expect(await readFile(parsed)).toEqual(shipped)
  })
})

describe('What files said', () => {
  const text = `---\ntitle: Titel\n---\n${'Lang '.repeat(500)}`
  const value = { title: 'Titel', content: 'Lang '.repeat(500) }
  const never = () => {
    throw new Error('The file was parsed')
  }
  const open = (dir: string) => {
    const kept = createParseCache('/inhoud', { dir, logger: createLogger(), ...always })
    kept.open(['a.md'])
    return kept
  }
  const state = (ino: number) => ({ mtimeMs: 1, ctimeMs: 1, ino, size: 1 })
  /** The file with the inode `ino`, whose text is parsed unless it is known. */
  const take = (kept: ReturnType<typeof open>, ino: number, parser = () => value as Value) => {
    const said = kept.parse('a.md', text, parser)
    kept.settled(new Map([['a.md', { path: 'a.md', ...state(ino), ...said }]]))
    return said.value as Values
  }

  it('is known by the state of the file, or by its text when that is all that stayed the same', async () => {
    const dir = await newFolder()
    const first = open(dir)
    expect(first.inState('a.md', state(1))).toBeUndefined()
    take(first, 1)
    await first.close()
    const second = open(dir)
    expect(allValues(second.inState('a.md', state(1))?.value as Values)).toEqual(value)
    expect(second.inState('a.md', state(2))).toBeUndefined()
    expect(allValues(take(second, 2, never))).toEqual(value)
    await second.close()
    const third = open(dir)
    expect(allValues(third.inState('a.md', state(2))?.value as Values)).toEqual(value)
    await third.close()
  })

  it('is forgotten with a file that is gone', async () => {
    const dir = await newFolder()
    const first = open(dir)
    take(first, 1)
    first.forget()
    first.settled(new Map())
    await first.close()
    const second = open(dir)
    expect(second.inState('a.md', state(1))).toBeUndefined()
    await second.close()
  })

  it('is readable by its owner alone', async () => {
    const dir = await newFolder()
    const first = open(dir)
    take(first, 1)
    await first.close()
    for (const name of await readdir(dir)) expect((await stat(path.join(dir, name))).mode & 0o077).toBe(0)
  })
})
