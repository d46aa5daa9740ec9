import { describe, expect, it } from 'vitest'
import { answerAt, pageAt, readProject } from '../../../support/flat-files.ts'

const entry = (id: string, more = '') => `---\nid: ${id}\ntitle: ${id}\n${more}---\n`

/** One collection at `/x/…`; the names of its files tell everything. */
const openFiles = (names: readonly string[], config = '', more: Readonly<Record<string, string>> = {}) =>
  readProject({
    'resources/sites.yaml': 'nl: { url: /, locale: nl_NL }\nde: { url: /de, locale: de_DE }\n',
    'content/collections/x.yaml': `sites: [nl, de]\nroute: '/x/{slug}'\n${config}`,
    ...Object.fromEntries(names.map((name, at) => [`content/collections/x/${name}`, entry(`e${at}`)])),
    ...more,
  })

describe('File names give slug and date', () => {
  it.each([
    ['nl/molen.md', '', '/x/molen', undefined],
    ['nl/2024-01-05.molen.md', 'date: true', '/x/molen', '2024-01-05'],
    ['nl/2024-01-05-1430.molen.md', 'date: true', '/x/molen', '2024-01-05'],
    ['nl/2024-01-05-143059.molen.md', 'date: true', '/x/molen', '2024-01-05'],
    ['nl/2024-01-05.molen.md', '', '/x/molen', undefined],
    ['nl/2024-01-05.molen.md', 'dated: true', '/x/molen', undefined],
    ['nl/2024-01-02.md', '', '/x/2024-01-02', undefined],
    ['nl/molen.1.md', '', '/x/molen', undefined],
    ['nl/molen.b.md', '', '/x/molen', undefined],
    ['nl/2024-01-05.molen.1.md', 'date: true', '/x/molen', '2024-01-05'],
    ['nl/sub/map/diep.md', '', '/x/diep', undefined],
    ['nl/pagina.html', '', '/x/pagina', undefined],
    ['nl/Hoofd_Letters.md', '', '/x/hoofd_letters', undefined],
    ['nl/e-mail@adres.md', '', '/x/e-mail-at-adres', undefined],
    ['nl/een--twee-.md', '', '/x/een-twee', undefined],
    ['nl/Über Uns.md', '', '/x/uber-uns', undefined],
    ['nl/U\u0308ber Uns.md', '', '/x/uber-uns', undefined],
    ['nl/Groß.md', '', '/x/gross', undefined],
    ['nl/Smørrebrød & Œuvre.md', '', '/x/smorrebrod-oeuvre', undefined],
  ])('%s with "%s" is at %s', async (name, config, path, date) => {
    const source = await openFiles([name], config)
    expect((await pageAt(source, 'nl', path)).date).toBe(date)
  })

  it('writes umlauts out in German', async () => {
    const source = await openFiles(['de/Über Größe Öl.md'])
    expect((await pageAt(source, 'de', '/x/ueber-groesse-oel')).path).toBe('/de/x/ueber-groesse-oel')
  })

  it('keeps the time of day when the blueprint has it enabled', async () => {
    const blueprint =
      'tabs: { main: { sections: [ { fields: [ { handle: date, field: { type: date, time_enabled: true } } ] } ] } }'
    const source = await openFiles(['nl/2024-01-05-1430.molen.md'], 'date: true', {
      'resources/blueprints/collections/x/x.yaml': blueprint,
    })
    expect((await pageAt(source, 'nl', '/x/molen')).date).toBe('2024-01-05T14:30:00+00:00')
  })

  it('keeps the time of day since version 6', async () => {
    const source = await openFiles(['nl/2024-01-05-143059.molen.md'], 'date: true', {
      'composer.json': '{ "require": { "statamic/cms": "^6.0" } }',
    })
    expect((await pageAt(source, 'nl', '/x/molen')).date).toBe('2024-01-05T14:30:59+00:00')
  })

  it('takes the date of the origin, else the day of the file', async () => {
    const source = await openFiles(['nl/zonder.md', 'nl/2024-01-05.met.md'], 'date: true', {
      'content/collections/x/de/ohne.md': entry('d', 'origin: e1\n'),
    })
    const day = new Date().toISOString().slice(0, 10)
    expect((await pageAt(source, 'nl', '/x/zonder')).date).toBe(day)
    expect((await pageAt(source, 'de', '/x/ohne')).date).toBe('2024-01-05')
  })

  it('gives a name without a Latin letter no page, and says so', async () => {
    const source = await openFiles(['nl/日本.md'])
    expect(await answerAt(source, 'nl', '/x')).toBe('missing')
  })

  it('knows entries without slugs by their id', async () => {
    const source = await readProject({
      'content/collections/x.yaml': "route: '/x/{id}'\nslugs: false\n",
      'content/collections/x/abc-1.md': entry('abc-1'),
    })
    expect((await pageAt(source, 'nl', '/x/abc-1')).id).toBe('abc-1')
  })

  it('gives an entry without an id the same one at every reading', async () => {
    const files = {
      'content/collections/x.yaml': "route: '/x/{slug}'\n",
      'content/collections/x/a.md': '---\ntitle: A\n---\n',
    }
    const first = await answerAt(await readProject(files), 'nl', '/x/a')
    expect(await answerAt(await readProject(files), 'nl', '/x/a')).toBe(first)
    expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })
})
