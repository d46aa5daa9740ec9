import { describe, expect, test } from 'vitest'
import { ConfigError, configExitCode } from '../../../server/config/config-error.ts'
import { readConfig } from '../../support/config.ts'

const read = (env: Readonly<Record<string, string | undefined>> = {}) => readConfig(env, '/embedded')

function problemsOf(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    read(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

test('without any variable the documented defaults hold', () => {
  expect(read()).toEqual({
    port: 3000,
    host: '0.0.0.0',
    siteUrl: 'http://localhost:3000',
    source: 'files',
    contentDir: '/embedded',
    projectDir: '/embedded/triptych',
    cms: undefined,
    locales: undefined,
    cmsLocales: {},
    cmsTimeZone: 'UTC',
    followLinks: false,
    imageOrigins: [],
    remotePictures: {
      glideKey: undefined,
      glideRoute: 'img',
      origins: [],
      proxied: undefined,
      proxyKey: undefined,
    },
    tagOrigins: {},
    globalsTtl: 300,
    translationsTtl: 300,
    pagesTtl: 60,
    snapshotDir: '.data/snapshot',
    buildsDir: '.data/builds',
    picturesDir: '.data/pictures',
    picturesMaxBytes: 536_870_912,
    formsDir: '.data/forms',
    keepBuilds: 5,
    buildPollInterval: 3_600_000,
    pageCacheMaxBytes: 67_108_864,
    consent: undefined,
    apiBase: '',
    apiGlobals: [],
    apiMenus: [],
    trustProxy: false,
    shutdownTimeout: 10_000,
    indexable: true,
    isExample: true,
    designSystem: 'on',
    searchPath: '/search',
    searchStemming: true,
    logLevel: 'info',
    logSampling: true,
    redisUrl: undefined,
    publishSecret: undefined,
    previewOrigins: [],
    previewSecret: undefined,
    reportsSecret: undefined,
    cspReports: true,
    securityContact: undefined,
    metrics: undefined,
    health: undefined,
    warmUpTime: 3_000,
    drainTime: 1_000,
    purge: undefined,
  })
})

test('an empty value counts as not set, but for SITE_URL', () => {
  expect(read({ PORT: '', HOST: ' ', CONTENT_SOURCE: '', CMS_URL: '' })).toEqual(read())
})

test('the configuration cannot be changed', () => {
  expect(Object.isFrozen(read())).toBe(true)
})

const accepted = [
  ['PORT', '8080', 'port', 8080],
  ['PORT', ' 0 ', 'port', 0],
  ['HOST', '127.0.0.1', 'host', '127.0.0.1'],
  ['HOST', '::1', 'host', '::1'],
  ['HOST', 'localhost', 'host', 'localhost'],
  ['DESIGNSYSTEM', 'off', 'designSystem', 'off'],
  ['SEARCH_PATH', '/zoeken', 'searchPath', '/zoeken'],
  ['SEARCH_PATH', ' /forms/Zoek_1 ', 'searchPath', '/forms/Zoek_1'],
  ['SITE_URL', 'https://www.example.org', 'siteUrl', 'https://www.example.org'],
  ['SITE_URL', 'https://www.example.org/', 'siteUrl', 'https://www.example.org'],
  ['SITE_URL', 'HTTPS://WWW.Example.org:443', 'siteUrl', 'https://www.example.org'],
  ['CONTENT_SOURCE', 'files', 'contentDir', '/embedded'],
  ['CONTENT_DIR', 'tests', 'contentDir', 'tests'],
  ['CMS_LOCALES', 'nl=default, en=en ,de=de', 'cmsLocales', { nl: 'default', en: 'en', de: 'de' }],
  ['CMS_LOCALES', 'en=english', 'cmsLocales', { en: 'english' }],
  ['CMS_LOCALES', 'pt-BR=brazil', 'cmsLocales', { 'pt-br': 'brazil' }],
  ['LOCALES', 'en, nl ,pt_BR', 'locales', [{ locale: 'en' }, { locale: 'nl' }, { locale: 'pt-br' }]],
  [
    'LOCALES',
    'nl:/nl,en:/',
    'locales',
    [
      { locale: 'nl', prefix: '/nl' },
      { locale: 'en', prefix: '' },
    ],
  ],
  [
    'IMAGE_ORIGINS',
    'https://a.example, https://b.example/',
    'imageOrigins',
    ['https://a.example', 'https://b.example'],
  ],
  ['TAG_ORIGINS', '', 'tagOrigins', {}],
  [
    'TAG_ORIGINS',
    'script-src = https://a.example/ , https://B.example:8443 ; img-src=https://c.example;',
    'tagOrigins',
    { 'script-src': ['https://a.example', 'https://b.example:8443'], 'img-src': ['https://c.example'] },
  ],
  ['GLOBALS_TTL_S', '1', 'globalsTtl', 1],
  ['PAGES_TTL_S', '30', 'pagesTtl', 30],
  ['SNAPSHOT_DIR', '/var/lib/triptych', 'snapshotDir', '/var/lib/triptych'],
  ['SNAPSHOT_DIR', '', 'snapshotDir', undefined],
  ['BUILDS_DIR', '/var/lib/triptych', 'buildsDir', '/var/lib/triptych'],
  ['BUILDS_DIR', '', 'buildsDir', undefined],
  ['PICTURES_DIR', '/var/lib/triptych', 'picturesDir', '/var/lib/triptych'],
  ['PICTURES_DIR', '', 'picturesDir', undefined],
  ['PICTURES_MAX_BYTES', '1048576', 'picturesMaxBytes', 1_048_576],
  ['FORMS_DIR', '/var/lib/triptych', 'formsDir', '/var/lib/triptych'],
  ['FORMS_DIR', '', 'formsDir', undefined],
  ['KEEP_BUILDS', '1', 'keepBuilds', 1],
  ['BUILD_POLL_INTERVAL_MS', '0', 'buildPollInterval', 0],
  ['BUILD_POLL_INTERVAL_MS', 'false', 'buildPollInterval', 0],
  ['BUILD_POLL_INTERVAL_MS', '1000', 'buildPollInterval', 1_000],
  ['BUILD_POLL_INTERVAL_MS', '86400000', 'buildPollInterval', 86_400_000],
  ['PAGE_CACHE_MAX_BYTES', '0', 'pageCacheMaxBytes', 0],
  ['TRANSLATIONS_TTL_S', '86400', 'translationsTtl', 86_400],
  ['CONSENT', 'required', 'consent', 'required'],
  ['CONSENT', 'off', 'consent', 'off'],
  ['API_BASE', 'https://api.example.org', 'apiBase', 'https://api.example.org'],
  ['CMS_TIMEZONE', 'Europe/Amsterdam', 'cmsTimeZone', 'Europe/Amsterdam'],
  ['FOLLOW_LINKS', 'on', 'followLinks', true],
  ['TRUST_PROXY', 'false', 'trustProxy', false],
  ['TRUST_PROXY', '2', 'trustProxy', 2],
  ['TRUST_PROXY', '10.0.0.0/8, fd00::/8', 'trustProxy', '10.0.0.0/8, fd00::/8'],
  ['TRUST_PROXY', 'loopback', 'trustProxy', 'loopback'],
  ['TRUST_PROXY', 'loopback, 10.1.2.3', 'trustProxy', 'loopback, 10.1.2.3'],
  ['TRUST_PROXY', '::ffff:10.0.0.0/104', 'trustProxy', '::ffff:10.0.0.0/104'],
  ['SHUTDOWN_TIMEOUT_MS', '0', 'shutdownTimeout', 0],
  ['SITE_INDEXABLE', 'false', 'indexable', false],
  ['SEARCH_STEMMING', 'off', 'searchStemming', false],
  ['LOG_LEVEL', 'debug', 'logLevel', 'debug'],
  ['LOG_SAMPLING', 'off', 'logSampling', false],
] as const

test.each(accepted)('%s accepts %j', (name, given, member, value) => {
  expect(read({ [name]: given })[member]).toEqual(value)
})

test('without SITE_URL the origin follows PORT', () => {
  expect(read({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
})

const refused = [
  ['SITE_URL', ''],
  ['SITE_URL', ' '],
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '1.5'],
  ['PORT', '0x10'],
  ['HOST', 'a b'],
  ...['zoeken', '/', '/zoeken/', '//zoeken', '/a b', '/zoeken?q=', '/..', '/%7a', '/über'].map(
    (path) => ['SEARCH_PATH', path] as const,
  ),
  ...['/sitemap', '/DesignSystem/card', '/api/search', '/health', '/_build/x', '/builds/x'].map(
    (path) => ['SEARCH_PATH', path] as const,
  ),
  ['SITE_URL', 'www.example.org'],
  ['SITE_URL', 'ftp://example.org'],
  ['SITE_URL', 'https://example.org/path'],
  ['SITE_URL', 'https://example.org?x'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['CONTENT_SOURCE', 'database'],
  ['KEEP_BUILDS', '0'],
  ['KEEP_BUILDS', '51'],
  ['BUILD_POLL_INTERVAL_MS', '60'],
  ['BUILD_POLL_INTERVAL_MS', '86400001'],
  ['BUILD_POLL_INTERVAL_MS', '1h'],
  ['BUILD_POLL_INTERVAL_MS', 'true'],
  ['PAGE_CACHE_MAX_BYTES', '64MB'],
  ['CMS_LOCALES', 'french=fr'],
  ['CMS_LOCALES', 'nl'],
  ['CMS_LOCALES', 'nl='],
  ['CMS_LOCALES', 'nl=a,nl=b'],
  ['CMS_LOCALES', '__proto__=x'],
  ...[
    'english',
    'nl,,en',
    'nl,NL',
    'nl:nl',
    'nl:/nl:x',
    'nl:/api',
    'nl:/x,en:/x',
    'nl,en:/nl',
    'nl:/,en:/',
  ].map((list) => ['LOCALES', list] as const),
  ['IMAGE_ORIGINS', 'https://a.example, nonsense'],
  ['GLIDE_ROUTE', 'https://a.example'],
  ['IMAGE_PROXY', 'true'],
  ['IMAGE_PROXY_ORIGINS', 'https://a.example/assets'],
  ['IMAGE_PROXY_ORIGINS', 'file:///etc'],
  ['IMAGE_PROXY_ORIGINS', '*'],
  ['TAG_ORIGINS', 'script-src=https://*.example.org'],
  ['TAG_ORIGINS', 'script-src=*'],
  ['TAG_ORIGINS', 'script-src=https:'],
  ['TAG_ORIGINS', 'script-src=https://a.example/gtag.js'],
  ['TAG_ORIGINS', 'script-src=https://a.example?x'],
  ['TAG_ORIGINS', "script-src='unsafe-inline'"],
  ['TAG_ORIGINS', "script-src=https://a.example,'unsafe-eval'"],
  ['TAG_ORIGINS', "script-src=https://a.example 'unsafe-inline'"],
  ['TAG_ORIGINS', 'img-src=data:'],
  ['TAG_ORIGINS', 'connect-src=http://a.example'],
  ['TAG_ORIGINS', 'connect-src=wss://a.example'],
  ['TAG_ORIGINS', 'connect-src=https://a.example:99999'],
  ['TAG_ORIGINS', 'script-src=a.example'],
  ['TAG_ORIGINS', 'script-src='],
  ['TAG_ORIGINS', 'script-src'],
  ['TAG_ORIGINS', 'https://a.example'],
  ['TAG_ORIGINS', 'default-src=https://a.example'],
  ['TAG_ORIGINS', 'form-action=https://a.example'],
  ['TAG_ORIGINS', '__proto__=https://a.example'],
  ['TAG_ORIGINS', 'img-src=https://a.example;img-src=https://b.example'],
  ['TAG_ORIGINS', 'img-src=https://a.example\r\nX: y'],
  ['CMS_URL', 'cms.example.org'],
  ['CMS_URL', 'ftp://cms.example.org/'],
  ['CMS_URL', 'https://cms.example.org/?x=1'],
  ['CMS_API_ROUTE', '../a'],
  ['CMS_API_ROUTE', 'a?b'],
  ['CMS_COLLECTIONS', 'pages, nie uws, a/b'],
  ['CMS_FALLBACK', 'maybe'],
  ['CMS_TIMEOUT_MS', '5s'],
  ['CMS_CONNECT_TIMEOUT_MS', '0'],
  ['CMS_FIRST_BYTE_TIMEOUT_MS', '-1'],
  ['CMS_MAX_BYTES', '5 MB'],
  ['CMS_CONCURRENCY', '0'],
  ['PAGES_TTL_S', '0'],
  ['GLOBALS_TTL_S', '0'],
  ['GLOBALS_TTL_S', '5m'],
  ['TRANSLATIONS_TTL_S', '-5'],
  ['CONSENT', 'maybe'],
  ['API_BASE', '/api'],
  ['API_GLOBALS', 'footer, a/b'],
  ['API_MENUS', '../menu'],
  ['CMS_TIMEZONE', 'Mars/Olympus'],
  ['FOLLOW_LINKS', 'yes'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '300.1.1.1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', 'loopback, ::/0'],
  ['TRUST_PROXY', '10.0.0.0/'],
  ['TRUST_PROXY', 'dead'],
  ['TRUST_PROXY', '::ffff:10.0.0.0/8'],
  ['TRUST_PROXY', '0:0:0:0:0:ffff:a00:0/8'],
  ['TRUST_PROXY', '127.0.0.1, ::ffff:0:0/1'],
  ['SHUTDOWN_TIMEOUT_MS', 'soon'],
  ['SITE_INDEXABLE', 'no'],
  ['SEARCH_STEMMING', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_SAMPLING', 'yes'],
] as const

test.each(refused)(
  '%s refuses %j, naming the variable, what was given and what is accepted',
  (name, given) => {
    const [problem = '', ...others] = problemsOf({ [name]: given })
    expect(others).toEqual([])
    expect(problem).toMatch(new RegExp(`^${name} must be .{4,}, not `))
    expect(problem).toContain(JSON.stringify(given))
  },
)

describe('a content system over HTTP', () => {
  const remote = (env: Readonly<Record<string, string>> = {}) =>
    read({ CONTENT_SOURCE: 'rest', CMS_URL: 'https://cms.example.org/site', ...env })

  test('its address ends with a slash, and its limits are those of the documents', () => {
    expect(remote().source).toBe('rest')
    expect(remote().cms).toEqual({
      url: 'https://cms.example.org/site/',
      apiKey: expect.any(Function),
      apiRoute: 'api',
      collections: [],
      fallback: true,
      timeout: 5000,
      connectTimeout: 1000,
      firstByteTimeout: 3000,
      maxBytes: 5_242_880,
      concurrency: 8,
    })
  })

  test.each(['api/v1', '/api/v1/'])('its API may lie at %s', (route) => {
    expect(remote({ CMS_API_ROUTE: route }).cms?.apiRoute).toBe('api/v1')
  })

  test.each(['fetch', 'rest'])('%s needs CMS_URL', (source) => {
    expect(problemsOf({ CONTENT_SOURCE: source })).toEqual([
      `CMS_URL must be the address of the content system when CONTENT_SOURCE is ${source}, not empty`,
    ])
  })

  test('its pictures may come from its own origin unless others are named', () => {
    expect(remote().imageOrigins).toEqual(['https://cms.example.org'])
    expect(remote({ IMAGE_ORIGINS: 'https://img.example' }).imageOrigins).toEqual(['https://img.example'])
    expect(read({ CMS_URL: 'https://cms.example.org' }).imageOrigins).toEqual([])
  })

  test('its key is in no print of the configuration and in no error message', () => {
    const config = remote({ CMS_API_KEY: 'do-not-show-this' })
    expect(config.cms?.apiKey()).toBe('do-not-show-this')
    expect(JSON.stringify(config)).not.toContain('do-not-show-this')
    expect(problemsOf({ CMS_API_KEY: 'do not show this' })).toEqual([
      'CMS_API_KEY must be at most 512 printable characters, not what was given',
    ])
    const [problem] = problemsOf({ CMS_URL: 'ftp://user:do-not-show@cms.example.org' })
    expect(problem).not.toContain('do-not-show')
  })

  test.each([
    ['SITE_URL', 'https://user@cms.example.org'],
    ['CMS_URL', 'ftp://do-not-show@cms.example.org'],
    ['CMS_URL', 'ftp://user:do/not@do-not-show@cms.example.org'],
    ['CMS_URL', 'https://user:do-not-show@cms.example.org/?a=b'],
  ])('%s refuses %s without showing what stands before the host', (name, given) => {
    const [problem] = problemsOf({ [name]: given })
    expect(problem).toContain('//***@cms.example.org')
    expect(problem).not.toMatch(/do-not-show|do\/not|user/)
  })
})

test('all faults are reported at once, one line each', () => {
  const problems = problemsOf({ PORT: 'x', SITE_URL: 'y', LOG_LEVEL: 'z', SITE_INDEXABLE: 'w' })
  expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
    'LOG_LEVEL',
    'PORT',
    'SITE_INDEXABLE',
    'SITE_URL',
  ])
})

test('an origin with a password is refused without showing it', () => {
  const [problem = '', ...others] = problemsOf({ TAG_ORIGINS: 'connect-src=https://me:word@a.example' })
  expect(others).toEqual([])
  expect(problem).toMatch(/^TAG_ORIGINS must be .* not "connect-src=https:\/\/\*\*\*@a\.example"$/)
})

test('a wrong value with a line break stays one line', () => {
  const [problem = ''] = problemsOf({ PORT: '1\n2' })
  expect(problem).not.toContain('\n')
})

test('wrong values end the process with exit code 78', () => {
  expect(configExitCode).toBe(78)
})

test('a drain that leaves requests no time is refused', () => {
  expect(read({ DRAIN_TIME_MS: '5000' }).drainTime).toBe(5_000)
  expect(problemsOf({ DRAIN_TIME_MS: '5001' })).toEqual([
    'DRAIN_TIME_MS must be at most half of SHUTDOWN_TIMEOUT_MS (10000), not 5001',
  ])
  expect(read({ DRAIN_TIME_MS: '20000', SHUTDOWN_TIMEOUT_MS: '40000' }).drainTime).toBe(20_000)
})

describe('secrets', () => {
  const secret = 'do-not-show-this-secret'

  test('are no part of a printed configuration', () => {
    const config = read({
      ...{ PUBLISH_SECRET: secret, PREVIEW_SECRET: secret, REPORTS_SECRET: secret },
      ...{
        REDIS_URL: `redis://:${secret}@localhost`,
        PURGE_URL: 'http://cache.example/',
        PURGE_TOKEN: secret,
      },
    })
    expect(config.publishSecret?.()).toBe(secret)
    expect(JSON.stringify(config)).not.toContain(secret)
  })

  test.each([
    ['PUBLISH_SECRET', 'too-short'],
    ['PREVIEW_SECRET', 'with a space in it'],
    ['REPORTS_SECRET', 'too-short'],
    ['REDIS_URL', 'http://:password@example.org'],
    ['PURGE_HEADERS', 'Authorization password'],
  ])('a wrong %s is named and not shown', (name, value) => {
    const [problem = ''] = problemsOf({ [name]: value })
    expect(problem).toContain(`${name} must be`)
    expect(problem).not.toContain(value)
  })
})
