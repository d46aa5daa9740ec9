import { describe, expect, test } from 'vitest'
import { readIndexing, readSeo } from '../../../src/content/head/seo.ts'
import type { Value, Values } from '../../../src/content/types.ts'
import { oddValues } from '../../support/block-samples.ts'

const select = (value: string): Values => ({ value, label: value.toUpperCase(), key: value })
const asset: Values = { url: '/assets/kap.jpg', permalink: 'https://cms.example/assets/kap.jpg', alt: 'Kap' }

describe('texts', () => {
  test.each<[Values, Values]>([
    [{ seo_title: 'A', meta_title: 'B' }, { title: 'A' }],
    [{ seo: { title: 'A' }, meta_title: 'B' }, { title: 'A' }],
    [{ meta_title: 'A <b>b</b>' }, { title: 'A b' }],
    [{ seo: { title: '@seo:naam' }, naam: 'Kap' }, { title: 'Kap' }],
    [{ seo_title: '@seo:naam', naam: { html: '<p>Kap</p>' } }, { title: 'Kap' }],
    [{ seo_description: 'A' }, { description: 'A' }],
    [{ seo: { description: 'A' } }, { description: 'A' }],
    [{ seo_description: [], meta_description: 'A' }, { description: 'A' }],
    [{ og_title: 'A' }, { social: { title: 'A' }, twitter: {} }],
    [{ seo_og_title: 'A' }, { social: { title: 'A' } }],
    [{ seo: { og_title: 'A' } }, { social: { title: 'A' } }],
    [{ twitter_title: 'A' }, { social: { title: 'A' }, twitter: { title: 'A' } }],
    [{ seo: { twitter_title: 'B', og_title: 'A' } }, { social: { title: 'A' }, twitter: { title: 'B' } }],
    [{ og_description: 'A' }, { social: { description: 'A' } }],
    [{ seo_og_description: 'A' }, { social: { description: 'A' } }],
    [{ twitter_description: 'A' }, { social: { description: 'A' } }],
    [{ og_title: false, twitter_title: '@seo:naam', naam: 'Kap' }, { social: { title: 'Kap' } }],
  ])('%j says %j', (fields, seo) => {
    expect(readSeo(fields)).toMatchObject(seo)
  })

  test('a description that is switched off is empty, and a title that is switched off is the page’s own', () => {
    const seo = readSeo({ seo: { title: false, description: false } })
    expect(seo.description).toBe('')
    expect(seo).not.toHaveProperty('title')
  })

  test.each(['@seo:weg', '@seo:constructor', '@seo:naar', '@seo: kapot'])('%s is no text', (value) => {
    expect(readSeo({ seo_title: value, naar: '@seo:seo_title' })).not.toHaveProperty('title')
  })
})

describe('robots', () => {
  test.each<[Values, boolean, boolean]>([
    [{}, false, false],
    [{ seo_noindex: true }, true, false],
    [{ seo_noindex: 'true' }, true, false],
    [{ seo_noindex: 'noindex' }, true, false],
    [{ seo_noindex: 'index' }, false, false],
    [{ seo_noindex: 'inherit' }, false, false],
    [{ seo_noindex: select('noindex') }, true, false],
    [{ seo_noindex: select('index') }, false, false],
    [{ seo_nofollow: 1 }, false, true],
    [{ seo: { noindex: true } }, true, false],
    [{ seo: { robots: ['noindex', 'nofollow'] } }, true, true],
    [{ seo: { robots: 'NoIndex' } }, true, false],
    [{ seo: { robots: 'noindex, nofollow' } }, true, true],
    [{ seo: { robots: [select('nofollow')] } }, false, true],
    [{ seo: { robots: [] } }, false, false],
    [{ seo: { robots: 'none' } }, true, true],
    [{ seo: { robots_indexing: 'noindex', robots_following: 'follow' } }, true, false],
    [{ seo: { robots_indexing: 'index', robots_following: 'nofollow' } }, false, true],
    [{ seo: false }, false, false],
  ])('%j: noindex %s, nofollow %s', (fields, noindex, nofollow) => {
    expect(readSeo(fields)).toMatchObject({ noindex, nofollow })
  })
})

describe('the canonical address', () => {
  const current = { url: '/over', title: 'Over' }
  const fields = {
    seo_canonical_current: current,
    seo_canonical_external: 'https://elders.example/a',
    seo_canonical_custom: '/eigen',
  }

  test.each<[Value, string | undefined]>([
    ['current', '/over'],
    ['external', 'https://elders.example/a'],
    ['custom', '/eigen'],
    [select('external'), 'https://elders.example/a'],
    ['entry', undefined],
    ['constructor', undefined],
    [null, undefined],
  ])('of type %j is %s', (type, canonical) => {
    expect(readSeo({ ...fields, seo_canonical_type: type }).canonical).toBe(canonical)
  })

  test.each<[Value, string | undefined]>([
    ['https://elders.example/a', 'https://elders.example/a'],
    ['/pad', '/pad'],
    ['@seo:permalink', undefined],
    [false, undefined],
    ['javascript:alert(1)', undefined],
    ['//evil.test', undefined],
    ['mailto:a@example.org', undefined],
    ['#top', undefined],
  ])('%j is %s', (value, canonical) => {
    expect(readSeo({ seo: { canonical_url: value } }).canonical).toBe(canonical)
  })
})

describe('the picture for social networks', () => {
  test.each<[Values, string | undefined]>([
    [{ og_image: asset }, '/assets/kap.jpg'],
    [{ seo_og_image: [asset] }, '/assets/kap.jpg'],
    [{ seo: { image: 'https://cms.example/assets/kap.jpg' } }, 'https://cms.example/assets/kap.jpg'],
    [{ seo: { image: '@seo:beeld' }, beeld: asset }, '/assets/kap.jpg'],
    [{ twitter_image: asset }, '/assets/kap.jpg'],
    [{ og_image: 'data:image/png;base64,AA' }, undefined],
    [{ og_image: [] }, undefined],
  ])('of %j is %s', (fields, image) => {
    expect(readSeo(fields).social.image?.src).toBe(image)
  })
})

describe('linked data', () => {
  const event = { '@context': 'https://schema.org', '@type': 'Event', name: 'Wad' }

  test.each<[Values, readonly unknown[]]>([
    [{ schema_jsonld: JSON.stringify(event) }, [event]],
    [{ seo: { json_ld_schema: JSON.stringify([event, event]) } }, [event, event]],
    [{ schema_jsonld: { code: JSON.stringify(event), mode: 'json' } }, [event]],
    [{ schema_jsonld: '{ "name": "Wad", }' }, []],
    [{ schema_jsonld: `<script>${JSON.stringify(event)}</script>` }, []],
    [{ schema_jsonld: '{ "name": "{{ title }}" }' }, []],
    [{ schema_jsonld: '"text"' }, []],
    [{ schema_jsonld: 'null' }, []],
    [{ schema_jsonld: '[' }, []],
    [{ schema_jsonld: `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}` }, []],
    [{ schema_jsonld: `{"a":"${'x'.repeat(20_000)}"}` }, []],
    [{ schema_jsonld: [] }, []],
    [{}, []],
  ])('of %j', (fields, data) => {
    expect(readSeo(fields).jsonLd).toEqual(data)
  })
})

describe('the sitemap', () => {
  test.each<[Values, unknown]>([
    [{}, { listed: true }],
    [{ seo: false }, { listed: false }],
    [{ seo: { sitemap: false } }, { listed: false }],
    [{ seo: { sitemap: true } }, { listed: true }],
    [
      { sitemap_priority: '0.8', sitemap_change_frequency: 'weekly' },
      { listed: true, priority: 0.8, frequency: 'weekly' },
    ],
    [
      { seo: { priority: 1, change_frequency: select('daily') } },
      { listed: true, priority: 1, frequency: 'daily' },
    ],
    [{ sitemap_priority: 2, sitemap_change_frequency: 'soms' }, { listed: true }],
    [{ sitemap_priority: [], sitemap_change_frequency: [] }, { listed: true }],
  ])('of %j', (fields, flags) => {
    expect(readIndexing(fields).sitemap).toEqual(flags)
    expect(readSeo(fields).sitemap).toEqual(flags)
  })
})

const members = [
  'title',
  'description',
  'robots',
  'canonical_url',
  'image',
  'og_title',
  'twitter_image',
  'json_ld_schema',
  'sitemap',
  'priority',
]
const fieldNames = [
  'seo_title',
  'seo_noindex',
  'seo_canonical_type',
  'seo_canonical_custom',
  'og_image',
  'schema_jsonld',
]

test.each(oddValues.map((value, index) => [index, value] as const))('survives odd value %i', (_, odd) => {
  const value = odd as Value
  const all = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, value]))
  for (const fields of [value, { seo: value }, { ...all(fieldNames), seo: all(members) }]) {
    const { canonical, social, twitter, title } = readSeo(fields as Values)
    for (const address of [canonical ?? '/', social.image?.src ?? '/', twitter.image?.src ?? '/'])
      expect(address).toMatch(/^(\/[^/\\]?|https?:\/\/)/)
    expect(title).not.toBe('')
  }
})
