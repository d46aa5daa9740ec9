/** The build's command `doctor` on settings, content system and languages, as in the container image. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faults, projectWith } from '../server/reports/faulty-project.ts'
import { answerContractSite as answerFetch } from '../support/cms/fetch-answers.ts'
import { answerContractSite as answerRest } from '../support/cms/rest-answers.ts'
import { createStandIn } from '../support/cms/stand-in.ts'
import { runCommandLine } from '../support/command.ts'
import { pagesCollection } from '../support/doctor.ts'
import { writeProject } from '../support/project.ts'

type Env = Readonly<Record<string, string>>

interface Finding {
  readonly severity: string
  readonly code: string
  readonly where: string
  readonly message: string
}
interface Report {
  readonly findings: number
  readonly notes: number
  readonly sections: Readonly<
    Record<string, { readonly findings: readonly Finding[]; readonly count: number }>
  >
}

/** Examines with `--json`: the exit code, the report, and its findings in short. */
async function examine(env: Env, ...args: readonly string[]) {
  const { status, stdout, stderr } = await runCommandLine(['doctor', '--json', ...args], env)
  expect(stderr).toBe('')
  const report = JSON.parse(stdout) as Report
  const found = Object.values(report.sections).flatMap(({ findings }) => findings)
  return {
    ...{ status, report, text: stdout },
    counted: found.filter(({ severity }) => severity !== 'note').map(({ code, where }) => `${code} ${where}`),
    notes: found.filter(({ severity }) => severity === 'note').map(({ code, where }) => `${code} ${where}`),
  }
}

const sound = {
  NODE_ENV: 'production',
  SITE_URL: 'https://www.example.org',
  TRUST_PROXY: '1',
} as const

const home = (more = '') => ({
  'content/collections/pages.yaml': 'title: Pages\nroute: "/{slug}"\nstructure: { root: true }\n',
  'content/trees/collections/pages.yaml': 'tree:\n  - entry: home\n',
  'content/collections/pages/home.md': `---\nid: home\ntitle: Thuis\n${more}---\n`,
})

describe('settings', () => {
  const only = ['--only', 'configuration'] as const

  test('sound ones are no finding', async () => {
    const { status, counted, notes } = await examine(sound, ...only)
    expect([status, counted, notes]).toEqual([0, [], []])
  })

  test('each mistake is one finding', async () => {
    const { status, counted } = await examine(
      {
        ...{ SITE_URL: 'http://www.example.org', LOG_LEVEL: 'silent', PAGE_CACHE_MAX_BYTES: '0' },
        ...{ METRICS_HOST: '127.0.0.1', PURGE_TOKEN: 'x'.repeat(40), CMS_URLS: 'http://cms.test/' },
        ...{ PUBLISH_SECRET: 'sixteen-and-more', PAGES_TTL: '60', HOSTNAME: 'machine', PATH: '/bin' },
      },
      ...only,
    )
    expect(counted).toEqual([
      'unknown-variable CMS_URLS',
      'unknown-variable PAGES_TTL',
      'no-effect METRICS_HOST',
      'no-effect PURGE_TOKEN',
      'short-secret PUBLISH_SECRET',
      'site-url-http SITE_URL',
      'silent-log LOG_LEVEL',
      'no-page-cache PAGE_CACHE_MAX_BYTES',
    ])
    expect(status).toBe(1)
  })

  test('wrong values are faults, all at once, and end with 78', async () => {
    const { status, counted, report } = await examine({ ...sound, PORT: 'x', CONSENT: 'maybe' })
    expect(counted).toEqual(['wrong-setting PORT', 'wrong-setting CONSENT'])
    expect(Object.keys(report.sections)).toEqual(['configuration'])
    expect(status).toBe(78)
  })

  test('no secret is printed, not even by a fault', async () => {
    const secret = 'geheim-geheim-geheim'
    const env = {
      ...{ CMS_URL: `https://editor:${secret}@cms.example.org/`, CMS_API_KEY: secret, GLIDE_KEY: secret },
      ...{ PUBLISH_SECRET: secret, PREVIEW_SECRET: secret, REPORTS_SECRET: secret, IMAGE_PROXY_KEY: secret },
      ...{ REDIS_URL: `redis://:${secret}@redis.example.org`, PURGE_TOKEN: secret, PURGE_BODY: secret },
      ...{ PURGE_URL: `https://cdn.example.org/?key=${secret}`, PURGE_HEADERS: `X-Key: ${secret}` },
    }
    for (const more of [{}, { PORT: 'x', PURGE_URL: `https://a:${secret}@cdn.example.org/` }])
      for (const format of [[], ['--json']]) {
        const { stdout, stderr } = await runCommandLine(['doctor', ...only, ...format], { ...env, ...more })
        expect(stdout).toContain('PUBLISH_SECRET')
        expect(stdout + stderr).not.toContain(secret)
      }
  })

  test('in production an address has to be given, elsewhere that is a note', async () => {
    expect((await examine({ NODE_ENV: 'production' }, ...only)).counted).toEqual(['no-site-url SITE_URL'])
    const { status, notes } = await examine({}, ...only)
    expect([status, notes]).toEqual([0, ['no-site-url SITE_URL']])
    expect((await examine({}, ...only, '--strict')).status).toBe(1)
  })
})

describe('a content system over HTTP', () => {
  const only = ['--only', 'system'] as const
  const remote = (url: string): Env => ({ ...sound, CONTENT_SOURCE: 'rest', CMS_URL: url })

  test('a sound one is no finding, and each part is named with its time', async () => {
    const standIn = await createStandIn({ respond: answerRest({}) })
    const { status, counted, report } = await examine(remote(standIn.url), ...only)
    expect([status, counted]).toEqual([0, []])
    expect(report.sections.system).toMatchObject({
      ...{ answers: true, status: 200, ms: expect.any(Number) },
      parts: expect.arrayContaining([
        { name: 'globals', need: 'wanted', state: 'there', ms: expect.any(Number) },
      ]),
    })
  })

  test('each part that is switched off, refused or broken is one finding', async () => {
    const standIn = await createStandIn({ respond: answerRest({ forbidden: ['site'] }) })
    standIn.fault('status=404', '/navs/')
    standIn.fault('status=403', '/api/assets')
    standIn.fault('status=500', '/api/forms')
    const { status, counted, notes } = await examine(remote(standIn.url), ...only)
    expect(counted).toEqual(['part-missing menus', 'part-refused assets'])
    expect(notes).toEqual(
      expect.arrayContaining(['part-failed filter by site', 'part-failed forms', 'part-missing redirects']),
    )
    expect(status).toBe(1)
  })

  test('a collection that is named and missing is a fault', async () => {
    const standIn = await createStandIn({ respond: answerRest({}) })
    const { counted } = await examine({ ...remote(standIn.url), CMS_COLLECTIONS: 'pages,nowhere' }, ...only)
    expect(counted).toEqual(['part-missing entries of nowhere'])
  })

  test.each([
    ['down', undefined, 'unreachable'],
    ['refusing everything', 'status=403', 'unauthorised'],
    ['asking for a login', 'status=302', 'redirected'],
    ['a web page', 'html', 'not-json'],
  ])('one that is %s is one finding, and the other sections are left out', async (_what, fault, code) => {
    const standIn = await createStandIn({ respond: answerRest({}) })
    if (fault) standIn.fault(fault)
    else await standIn.down()
    const { status, counted, notes } = await examine(remote(standIn.url))
    expect(counted).toEqual([`${code} ${standIn.url}`])
    expect(notes).toEqual(
      ['languages', 'texts', 'redirects', 'links', 'blocks', 'translations'].map((name) => `skipped ${name}`),
    )
    expect(status).toBe(1)
  })

  test('the Fetch add-on is asked with its key, which is not printed', async () => {
    const standIn = await createStandIn({ respond: answerFetch({ apiKey: 'geheime-sleutel' }) })
    const env = { ...sound, CONTENT_SOURCE: 'fetch', CMS_URL: standIn.url, CMS_API_KEY: 'geheime-sleutel' }
    const { status, counted, text } = await examine(env, ...only)
    expect([status, counted]).toEqual([0, []])
    expect(text).not.toContain('geheime-sleutel')
    const wrong = await examine({ ...env, CMS_API_KEY: 'verkeerd' }, ...only)
    expect(wrong.counted).toEqual([`unauthorised ${standIn.url}`])
  })
})

describe('a project on disk', () => {
  test('its contents are counted, and nothing is found in a sound one', async () => {
    const { dir } = await writeProject(home())
    const { status, counted, report } = await examine({ ...sound, CONTENT_DIR: dir })
    expect([status, counted]).toEqual([0, []])
    expect(report.sections.system).toMatchObject({ dir, contents: { pages: 1, 'collections with pages': 1 } })
  })

  test('a file that cannot be read, and two entries with one address, are findings', async () => {
    const { dir } = await writeProject({
      ...home(),
      'content/collections/pages/stuk.md': '---\ntitle: "open\n---\n',
      'content/collections/news.yaml': 'title: News\nroute: "/{slug}"\n',
      'content/collections/news/een.md': '---\nid: n1\ntitle: Een\n---\n',
      'content/collections/posts.yaml': 'title: Posts\nroute: "/{slug}"\n',
      'content/collections/posts/een.md': '---\nid: p1\ntitle: Een\n---\n',
    })
    const { status, counted } = await examine({ ...sound, CONTENT_DIR: dir }, '--only', 'system')
    expect(counted).toEqual(['unreadable-file content/collections/pages/stuk.md', 'content-problem content'])
    expect(status).toBe(1)
  })

  test('a project without pages is a finding', async () => {
    const { dir } = await writeProject(pagesCollection)
    expect((await examine({ ...sound, CONTENT_DIR: dir }, '--only', 'system')).counted).toEqual([
      `no-pages ${dir}`,
    ])
  })
})

describe('languages', () => {
  const only = ['--only', 'languages'] as const

  test('pages are counted, and a language without pages or without home is a finding', async () => {
    const { dir } = await writeProject({
      ...home(),
      'resources/sites.yaml':
        'default: { name: NL, url: /, locale: nl_NL }\nen: { name: EN, url: /en, locale: en_US }\nde: { name: DE, url: /de, locale: de_DE }\n',
      'content/collections/pages.yaml':
        'title: Pages\nroute: "/{slug}"\nsites: [default, en, de]\nstructure: { root: true }\n',
      'content/trees/collections/default/pages.yaml': 'tree:\n  - entry: home\n',
      'content/collections/pages/home.md': '',
      'content/collections/pages/default/home.md': '---\nid: home\ntitle: Thuis\n---\n',
      'content/collections/news.yaml': 'title: News\nroute: "/news/{slug}"\nsites: [default, en, de]\n',
      'content/collections/news/en/one.md': '---\nid: one\ntitle: One\n---\n',
    })
    const { status, counted, report } = await examine({ ...sound, CONTENT_DIR: dir }, ...only)
    expect(counted).toEqual(['no-home English (en)', 'no-pages Deutsch (de)'])
    expect(report.sections.languages).toMatchObject({
      languages: [
        { locale: 'nl', address: '/', pages: 1, hasHome: true, isDefault: true },
        { locale: 'en', address: '/en', pages: 1, hasHome: false },
        { locale: 'de', address: '/de', pages: 0 },
      ],
    })
    expect(status).toBe(1)
    const fewer = await examine({ ...sound, CONTENT_DIR: dir, LOCALES: 'nl' }, ...only)
    expect([fewer.status, fewer.notes]).toEqual([0, ['site-not-shown en', 'site-not-shown de']])
  })

  test('a wrong table is a wrong setting', async () => {
    const { dir } = await writeProject({
      ...home(),
      'triptych/site.yaml': 'locales:\n  nl: { prefix: /x }\n  en: { prefix: /x }\n',
    })
    const { status, counted } = await examine({ ...sound, CONTENT_DIR: dir }, ...only)
    expect(counted).toEqual([`wrong-setting ${join(dir, 'triptych/site.yaml')}:3`])
    expect(status).toBe(78)
  })
})

describe('what the content refers to', () => {
  const only = ['--only', 'redirects,links,blocks,translations'] as const

  test('nothing is found in a sound project', async () => {
    const { dir } = await writeProject(projectWith([]))
    const { status, counted, notes } = await examine({ ...sound, CONTENT_DIR: dir }, ...only)
    expect([status, counted, notes]).toEqual([0, [], []])
  })

  test('twelve planted faults are twelve findings and notes', async () => {
    const { dir } = await writeProject(projectWith(faults))
    const { status, report, counted, notes } = await examine({ ...sound, CONTENT_DIR: dir }, ...only)
    expect(counted.map((each) => each.split(' ')[0]).toSorted()).toEqual([
      ...['blocks-unknown', 'links-lost-reference', 'links-missing', 'redirects-bad-pattern'],
      ...['redirects-dead-target', 'redirects-duplicate', 'redirects-loop'],
    ])
    expect(notes.map((each) => each.split(' ')[0]).toSorted()).toEqual([
      ...['alt-texts-missing', 'meta-descriptions-missing', 'pages-missing', 'redirects-chain'],
      'texts-missing',
    ])
    expect([status, report.findings, report.notes]).toEqual([1, 7, 5])
    expect(report.sections.links?.findings).toContainEqual({
      ...{ severity: 'fault', code: 'links-missing', where: '/haven rich_text 3' },
      message: '/weg: there is nothing at this address (nl).',
    })
  })
})

test('the report fits a terminal, has no colours, and says at its end how much was found', async () => {
  const { dir } = await writeProject(
    home(`blokken:\n  - { type: divider, tekst: "${'Verloren \\u001b[31mtekst. '.repeat(9)}" }\n`),
  )
  const { status, stdout } = await runCommandLine(['doctor'], { CONTENT_DIR: dir, CMS_KEY: 'x' })
  expect(stdout.split('\n').filter((line) => line.length > 80 && line.includes('  '))).toEqual([])
  expect(stdout).not.toContain('\u001b')
  expect(stdout).toMatch(/^Settings: 1 finding$/m)
  expect(stdout).toMatch(/\n2 findings: configuration 1, texts 1\. 3 notes\.\n$/)
  expect(status).toBe(1)
})
