import { describe, expect, it } from 'vitest'
import { answerAt, createLogger, pageAt, readProject } from '../../../support/flat-files.ts'

const entry = (id: string, more = '') => `---\nid: ${id}\ntitle: ${id}\n${more}---\n`
const collection = { 'content/collections/x.yaml': "route: '/x/{slug}'\n" }

/** Opens a collection at `/x/…` with a good entry `goed` beside whatever is wrong. */
async function openBeside(files: Readonly<Record<string, string>>) {
  const logger = createLogger()
  const source = await readProject(
    { ...collection, 'content/collections/x/goed.md': entry('goed'), ...files },
    { logger },
  )
  return { source, logger }
}

describe('What is wrong in one file costs that file', () => {
  it.each([
    ['bad YAML', '---\nid: [\n---\n'],
    ['an empty file', ''],
    ['a list', '---\n- een\n---\n'],
    ['plain words', 'hallo'],
    ['a body beside a content key', '---\nid: a\ncontent: x\n---\nbody\n'],
    ['a doubled key', '---\nid: a\nid: b\n---\n'],
  ])('%s is skipped and logged with its path', async (_, text) => {
    const { source, logger } = await openBeside({ 'content/collections/x/stuk.md': text })
    expect(await answerAt(source, 'nl', '/x/goed')).toBe('goed')
    expect(await answerAt(source, 'nl', '/x/stuk')).toBe('missing')
    expect(logger.warnings).toMatchObject([
      { file: 'content/collections/x/stuk.md', message: 'Content file could not be read' },
    ])
    expect(source.health()).toMatchObject({ state: 'degraded', broken: 1, pages: 1 })
  })

  it('reads a file with a byte-order mark and Windows line ends', async () => {
    const { source } = await openBeside({
      'content/collections/x/bom.md': '\uFEFF---\r\nid: bom\r\ntitle: Met merk\r\n---\r\nRegel\r\n',
    })
    expect((await pageAt(source, 'nl', '/x/bom')).title).toBe('Met merk')
  })

  it.each([
    '.DS_Store',
    '.gitkeep',
    'goed.md~',
    '.goed.md.swp',
    '#goed.md#',
    'goed.md.bak',
    '4913',
    '.verborgen/x.md',
  ])('leaves %s alone', async (name) => {
    const { source, logger } = await openBeside({ [`content/collections/x/${name}`]: entry('niets') })
    expect(source.health().pages).toBe(1)
    expect(logger.warnings).toEqual([])
  })

  it('lets the first path keep a doubled id', async () => {
    const { source, logger } = await openBeside({ 'content/collections/x/hetzelfde.md': entry('goed') })
    expect(await answerAt(source, 'nl', '/x/goed')).toBe('goed')
    expect(await answerAt(source, 'nl', '/x/hetzelfde')).toBe('missing')
    expect(logger.warnings[0]?.problem).toBe(
      'content/collections/x/hetzelfde.md has the same id as content/collections/x/goed.md',
    )
  })

  it('survives entries that are each other’s origin', async () => {
    const { source, logger } = await openBeside({
      'content/collections/x/a.md': '---\nid: a\norigin: b\n---\n',
      'content/collections/x/b.md': '---\nid: b\norigin: a\ntitle: Bee\n---\n',
      'content/collections/x/zelf.md': '---\nid: zelf\norigin: zelf\ntitle: Zelf\n---\n',
    })
    expect((await pageAt(source, 'nl', '/x/a')).title).toBe('Bee')
    expect((await pageAt(source, 'nl', '/x/zelf')).title).toBe('Zelf')
    expect(logger.warnings).toHaveLength(2)
  })

  it('survives a collection mounted on its own entry', async () => {
    const { source, logger } = await openBeside({
      'content/collections/x.yaml': "route: '{mount}/{slug}'\nmount: goed\n",
      'content/collections/x/kind.md': entry('kind'),
    })
    expect(await answerAt(source, 'nl', '/goed/kind')).toBe('kind')
    expect(await answerAt(source, 'nl', '/goed')).toBe('goed')
    expect((await pageAt(source, 'nl', '/goed/kind')).ancestors).toEqual([{ title: 'goed', path: '/goed' }])
    expect(await source.tree('nl')).toBeDefined()
    expect(logger.warnings).toHaveLength(1)
  })

  it('survives collections mounted on each other', async () => {
    const { source } = await openBeside({
      'content/collections/x.yaml': "route: '{mount}/{slug}'\nmount: ander\n",
      'content/collections/y.yaml': "route: '{mount}/{slug}'\nmount: goed\n",
      'content/collections/y/ander.md': entry('ander'),
    })
    const answers = await Promise.all(
      ['/goed', '/ander/goed', '/goed/ander'].map((path) => answerAt(source, 'nl', path)),
    )
    expect(answers).toContain('goed')
    expect(await source.tree('nl')).toBeDefined()
  })

  it('treats values of unknown field types as they are stored', async () => {
    const { source } = await openBeside({
      'resources/blueprints/collections/x/x.yaml':
        'tabs: { main: { sections: [ { fields: [ { handle: raar, field: { type: hologram } } ] } ] } }',
      'content/collections/x/raar.md': entry('raar', 'raar: { a: [1, twee] }\n'),
    })
    expect((await pageAt(source, 'nl', '/x/raar')).fields.raar).toEqual({ a: [1, 'twee'] })
  })

  it('takes a configuration without a folder, a folder without a configuration, and odd names', async () => {
    const { source } = await openBeside({
      'content/collections/leeg.yaml': 'title: Leeg\n',
      'content/collections/los/een.md': entry('los'),
      'content/collections/x/met spatie én ünicode.md': entry('odd'),
      'content/globals/leeg.yaml': '',
    })
    expect(await source.entries('nl', { collection: 'leeg' })).toEqual([])
    expect(await source.entries('nl', { collection: 'los' })).toEqual([])
    expect(await answerAt(source, 'nl', '/x/met-spatie-en-unicode')).toBe('odd')
  })

  it('skips a site that does not exist and names it', async () => {
    const { source, logger } = await openBeside({
      'resources/sites.yaml': 'nl: { url: /, locale: nl_NL }\nen: { url: /en, locale: en_GB }\n',
      'content/collections/x.yaml': "sites: [nl, xx]\nroute: '/x/{slug}'\n",
      'content/collections/x/nl/een.md': entry('een'),
      'content/collections/x/xx/een.md': entry('xx'),
      'content/collections/x/en/een.md': entry('en'),
    })
    expect(await answerAt(source, 'nl', '/x/een')).toBe('een')
    expect(await answerAt(source, 'en', '/x/een')).toBe('missing')
    expect(source.health().pages).toBe(1)
    expect(logger.warnings.map(({ problem }) => problem)).toEqual([
      'Collection x names site xx, which does not exist',
      'content/collections/x/en is no site of the collection: what is in it is not read',
      'content/collections/x/goed.md is no site of the collection: what is in it is not read',
      'content/collections/x/xx is no site of the collection: what is in it is not read',
    ])
  })

  it('loses one page of a thousand to one malformed entry', async () => {
    const names = Array.from({ length: 999 }, (_, at) => `e${at}`)
    const { source } = await openBeside({
      ...Object.fromEntries(names.map((name) => [`content/collections/x/${name}.md`, entry(name)])),
      'content/collections/x/stuk.md': '---\ntitle: "open\n---\n',
    })
    expect(source.health()).toMatchObject({ pages: 1000, broken: 1 })
    expect(await answerAt(source, 'nl', '/x/e998')).toBe('e998')
  })

  it('takes an empty folder for an empty site', async () => {
    const source = await readProject({})
    expect(await answerAt(source, 'nl', '/')).toBe('missing')
    expect(await source.tree('en')).toEqual([])
    expect(await source.globals('nl')).toEqual({})
    expect(source.health()).toMatchObject({ state: 'ok', pages: 0, broken: 0 })
  })
})
