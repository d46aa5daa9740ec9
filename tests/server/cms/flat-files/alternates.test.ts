import { expect, test } from 'vitest'
import { pageAt, readProject } from '../../../support/flat-files.ts'

const entry = (fields: string): string => `---\n${fields}\n---\n`

const files = (en: string, de: string) => ({
  'resources/sites.yaml': ['nl', 'en', 'de']
    .map((site) => `${site}: { name: ${site}, locale: ${site}, url: /${site === 'nl' ? '' : site} }\n`)
    .join(''),
  'content/collections/pages.yaml': "route: '/{slug}'\nsites: [nl, en, de]\n",
  'content/collections/pages/nl/over.md': entry('id: over\ntitle: Over'),
  'content/collections/pages/en/about.md': entry(`id: about\norigin: over\ntitle: About\n${en}`),
  'content/collections/pages/de/ueber.md': entry(`id: ueber\norigin: over\ntitle: Über\n${de}`),
})

test('a translation that is a draft, or only leads elsewhere, is none', async () => {
  const both = { nl: '/over', en: '/en/about', de: '/de/ueber' }
  const whole = await readProject(files('', ''))
  for (const [locale, path] of [['nl', '/over'] as const, ['en', '/about'] as const])
    expect((await pageAt(whole, locale, path)).alternates).toEqual(both)
  const partly = await readProject(files('published: false', 'redirect: /de/elsewhere'))
  expect((await pageAt(partly, 'nl', '/over')).alternates).toEqual({ nl: '/over' })
})

test('dated collections are those with a date, a route and an entry that is out', async () => {
  const source = await readProject({
    'content/collections/aankomend.yaml':
      "route: '/a/{slug}'\ndate: true\ndate_behavior: { future: private }\n",
    'content/collections/aankomend/2999-01-01.a.md': entry('id: a'),
    'content/collections/berichten.yaml': "route: '/b/{slug}'\ndate: true\n",
    'content/collections/berichten/2026-01-01.b.md': entry('id: b'),
    'content/collections/concepten.yaml': "route: '/c/{slug}'\ndate: true\n",
    'content/collections/concepten/2026-01-01.c.md': entry('id: c\npublished: false'),
    'content/collections/dagen.yaml': 'date: true\n',
    'content/collections/dagen/2026-01-01.d.md': entry('id: d'),
    'content/collections/pages.yaml': "route: '/{slug}'\n",
    'content/collections/pages/e.md': entry('id: e'),
  })
  expect(await source.dated('nl')).toEqual(['berichten'])
  expect(await source.dated('de')).toEqual([])
})
