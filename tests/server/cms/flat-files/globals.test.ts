import { describe, expect, it } from 'vitest'
import { readProject } from '../../../support/flat-files.ts'

const sites =
  'nl: { url: /, locale: nl_NL }\nen: { url: /en, locale: en_GB }\nde: { url: /de, locale: de_DE }\n'

async function generalIn(files: Readonly<Record<string, string>>) {
  const source = await readProject(files)
  const [nl, en, de] = await Promise.all([source.globals('nl'), source.globals('en'), source.globals('de')])
  return [nl?.general, en?.general, de?.general]
}

describe('Global sets in the forms of every version', () => {
  it('reads `data` of a single site, up to version 5', async () => {
    const [nl, en] = await generalIn({
      'content/globals/general.yaml': 'title: Algemeen\ndata:\n  site_name: Molen\n',
    })
    expect([nl, en]).toEqual([{ site_name: 'Molen' }, undefined])
  })

  it('reads the folder of a single site, since version 6', async () => {
    const [nl] = await generalIn({
      'content/globals/general.yaml': 'title: Algemeen\nsites:\n  default: null\n',
      'content/globals/default/general.yaml': 'site_name: Molen\n',
    })
    expect(nl).toEqual({ site_name: 'Molen' })
  })

  it('follows the `origin` key of the values, up to version 5; no file is no set', async () => {
    const general = await generalIn({
      'resources/sites.yaml': sites,
      'content/globals/general.yaml': 'title: Algemeen\n',
      'content/globals/nl/general.yaml': 'site_name: Molen\ngtm_id: GTM-1\n',
      'content/globals/en/general.yaml': 'site_name: Mill\norigin: nl\n',
    })
    expect(general).toEqual([
      { site_name: 'Molen', gtm_id: 'GTM-1' },
      { site_name: 'Mill', gtm_id: 'GTM-1' },
      undefined,
    ])
  })

  it('follows the `sites` map of the set, since version 6; a site outside the map has no set', async () => {
    const general = await generalIn({
      'resources/sites.yaml': sites,
      'content/globals/general.yaml': 'title: Algemeen\nsites: { nl: null, en: nl }\n',
      'content/globals/nl/general.yaml': 'site_name: Molen\ngtm_id: GTM-1\n',
      'content/globals/en/general.yaml': 'gtm_id: null\n',
      'content/globals/de/general.yaml': 'site_name: Mühle\n',
    })
    expect(general).toMatchObject([{ site_name: 'Molen' }, { site_name: 'Molen' }, undefined])
    expect(general[1]?.gtm_id ?? null).toBeNull()
  })

  it('finds the picture that a set without a blueprint names, where that file exists', async () => {
    const source = await readProject({
      'public/assets/img/logo.svg': '<svg/>',
      'content/globals/organization.yaml':
        'data: { logo: img/logo.svg, organization_logo: img/weg.svg, og_image: https://x.example/a.png, name: img/logo.svg }\n',
    })
    expect((await source.globals('nl')).organization).toMatchObject({
      logo: { url: '/assets/img/logo.svg' },
      organization_logo: 'img/weg.svg',
      og_image: 'https://x.example/a.png',
      name: { url: '/assets/img/logo.svg' },
    })
  })

  it('does not hang on origins in a circle', async () => {
    const general = await generalIn({
      'resources/sites.yaml': sites,
      'content/globals/general.yaml': 'sites: { nl: en, en: nl }\n',
      'content/globals/nl/general.yaml': 'a: 1\n',
      'content/globals/en/general.yaml': 'b: 2\n',
    })
    expect(general).toEqual([{ a: 1, b: 2 }, { a: 1, b: 2 }, undefined])
  })
})
