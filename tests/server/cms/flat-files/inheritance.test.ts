import { describe, expect, it } from 'vitest'
import { pageAt, readProject } from '../../../support/flat-files.ts'

const sites =
  'nl: { url: /, locale: nl_NL }\nen: { url: /en, locale: en_GB }\nde: { url: /de, locale: de_DE }\n'
const base = {
  'resources/sites.yaml': sites,
  'content/collections/x.yaml':
    "sites: [nl, en, de]\nroute: '/x/{slug}'\ntemplate: '@blueprint'\ninject: { kleur: blauw, title: Standaard }\n",
}

describe('Translations inherit values', () => {
  it('follows a chain of origins, also up to a site that is not the default', async () => {
    const source = await readProject({
      ...base,
      'content/collections/x/de/a.md':
        '---\nid: de\ntitle: Wurzel\nland: Duits\ntemplate: eigen\nblueprint: blad\n---\n',
      'content/collections/x/en/b.md': '---\nid: en\norigin: de\nland: Engels\n---\n',
      'content/collections/x/nl/c.md': '---\nid: nl\norigin: en\n---\n',
    })
    const page = await pageAt(source, 'nl', '/x/c')
    expect(page).toMatchObject({ title: 'Wurzel', key: 'de', template: 'eigen', blueprint: 'blad' })
    expect(page.fields).toMatchObject({ land: 'Engels', kleur: 'blauw' })
    expect(page.alternates).toEqual({ nl: '/x/c', en: '/en/x/b', de: '/de/x/a' })
  })

  it('takes an unknown origin for none', async () => {
    const source = await readProject({
      ...base,
      'content/collections/x/nl/a.md': '---\nid: a\norigin: weg\n---\n',
    })
    expect(await pageAt(source, 'nl', '/x/a')).toMatchObject({
      key: 'a',
      title: 'Standaard',
      template: 'x.x',
    })
  })

  it('lets a local null override, and replaces whole lists', async () => {
    const source = await readProject({
      ...base,
      'content/collections/x/nl/a.md':
        '---\nid: a\ntitle: A\nland: Nederland\nblokken: [een, twee]\n---\nTekst\n',
      'content/collections/x/en/a.md':
        '---\nid: a-en\norigin: a\nland: null\nkleur: ~\nblokken: [one]\n---\n',
    })
    const { fields } = await pageAt(source, 'en', '/x/a')
    expect([fields.land ?? null, fields.kleur ?? null, fields.blokken]).toEqual([null, null, ['one']])
    expect(fields.content).toEqual({ html: '<p>Tekst</p>' })
  })

  it('inherits neither publication nor slug', async () => {
    const source = await readProject({
      ...base,
      'content/collections/x/nl/a.md': '---\nid: a\ntitle: A\npublished: false\n---\n',
      'content/collections/x/en/anders.md': '---\nid: a-en\norigin: a\n---\n',
    })
    const page = await pageAt(source, 'en', '/x/anders')
    expect(page.alternates).toEqual({ en: '/en/x/anders' })
  })

  it('never tells who saved a page, but when', async () => {
    const source = await readProject({
      ...base,
      'content/collections/x/nl/a.md': '---\nid: a\ntitle: A\nupdated_by: 1\nupdated_at: 1719835421\n---\n',
    })
    const page = await pageAt(source, 'nl', '/x/a')
    expect(page.updatedAt).toBe('2024-07-01T12:03:41.000Z')
    expect(Object.keys(page.fields)).not.toContain('updated_by')
  })
})
