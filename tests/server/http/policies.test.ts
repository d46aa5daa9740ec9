/** The policies of all kinds of answers, held against the rules of Google's CSP Evaluator and of Mozilla's Observatory. */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import request from 'supertest'
import { expect, test } from 'vitest'
import { createLogger, openSource } from '../../support/flat-files.ts'
import { writeProject } from '../../support/project.ts'
import { expectLog } from '../../support/reports.ts'
import { serveDeps, testDeps } from '../../support/test-deps.ts'

const secret = 'a-secret-of-the-site'
const bearer = { Authorization: `Bearer ${secret}` }
const config = {
  ...{ PREVIEW_SECRET: secret, PREVIEW_ORIGINS: 'https://cms.example.org', REPORTS_SECRET: secret },
  ...{ SECURITY_CONTACT: 'security@example.org' },
}
/** A site with all that answers, and the same where too many pages wait. */
async function openSites() {
  const project = await writeProject({
    'content/globals/general.yaml':
      'data: { site_name: Wad, google_site_verification: made-up, gtm_id: GTM-ABC123 }\n',
    'content/collections/pages.yaml': 'title: Pages\nroute: /{slug}\n',
    'content/collections/pages/about.md': '---\nid: about\ntitle: About\n---\nThe mill.\n',
    'content/collections/pages/draft.md': '---\nid: draft\ntitle: A draft\npublished: false\n---\nNot yet.\n',
    'content/collections/news.yaml': 'title: News\ndate: true\nroute: /news/{slug}\n',
    'content/collections/news/2026-01-02.first.md': '---\nid: first\ntitle: First\n---\nNews.\n',
    'public/assets/map.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>',
    'public/assets/notes.txt': 'notes',
  })
  const source = await openSource(project, { logger: createLogger() })
  const deps = await testDeps({ source, config: { ...config, CONTENT_DIR: project.dir } })
  const renderQueue = { ...deps.scheduler.renderQueue, isFull: () => true }
  const busy = { ...deps, scheduler: { ...deps.scheduler, renderQueue } }
  return { site: await serveDeps(deps), busy: await serveDeps(busy) }
}

/** Findings that an attacker may make use of; hints that need a look at a host are not among them. */
const findingsOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => [directive, value, description].join(' '))

test('the evaluator finds what is weak', () => {
  const weak = "default-src 'none'; script-src 'self' 'unsafe-inline'; base-uri 'none'"
  expect(findingsOf(weak)).toEqual([expect.stringContaining("'unsafe-inline'")])
  expect(findingsOf("script-src 'self'")).toHaveLength(1)
})

/** The kinds of answers: address, status, headers of the request. */
const kinds = (editor: Readonly<Record<string, string>>) =>
  [
    ['a page', '/about', 200, {}],
    ['a page for a visitor with choices', '/about', 200, { Cookie: 'theme=dark' }],
    ['the home page', '/', 404, {}],
    ['search', '/search?q=mill', 200, {}],
    ['a page that does not exist', '/nope', 404, {}],
    ['a malformed address', '/%zz', 400, {}],
    ['a redirect', '/about/', 308, {}],
    ['a preview', '/draft', 200, editor],
    ['a preview that is refused', `/preview?secret=no&to=/draft`, 401, {}],
    ['the reports of editors', '/reports', 200, bearer],
    ['data of a page', '/about/_payload.json?test-build', 200, {}],
    ['the API', '/api/globals', 200, {}],
    ['a feed', '/feed.xml', 200, {}],
    ['the sitemap', '/sitemap.xml', 200, {}],
    ['robots.txt', '/robots.txt', 200, {}],
    ['security.txt', '/.well-known/security.txt', 200, {}],
    ['health', '/health', 200, {}],
    ['a drawing of the content', '/assets/map.svg', 200, {}],
    ['a file of the content', '/assets/notes.txt', 200, {}],
    ['a file of the build that is missing', '/_build/x.js', 404, {}],
  ] as const

test('no answer has a policy with a finding of high or medium severity, and each meets the Observatory', async () => {
  expectLog('warn', 'A preview was refused')
  const { site, busy } = await openSites()
  const entered = await request(site).get(`/preview?secret=${secret}&to=/draft`)
  const editor = { Cookie: String(entered.headers['set-cookie']).split(';')[0] ?? '' }
  for (const [kind, path, status, headers] of kinds(editor)) {
    const answer = await request(site).get(path).set(headers).redirects(0)
    const findings = findingsOf(answer.headers['content-security-policy'] ?? '')
    expect([kind, answer.status, findings]).toEqual([kind, status, []])
    meetsObservatory(answer.headers)
  }
  const refused = await request(busy).get('/search?q=mill').set('Accept', 'text/html')
  expect([refused.status, findingsOf(refused.headers['content-security-policy'] ?? '')]).toEqual([503, []])
  meetsObservatory(refused.headers)
}, 60_000)

/** What the Observatory gives its points for, behind TLS: 100, and all that it adds. */
function meetsObservatory(headers: Readonly<Record<string, string>>): void {
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/default-src 'none'/)
  // A drawing may have styles of its own, in a sandbox where nothing runs.
  const strict = policy.endsWith('; sandbox') ? policy.replace("style-src 'unsafe-inline'; ", '') : policy
  expect(strict).not.toMatch(/unsafe-|\shttp:|\s\*(?:[\s;]|$)/)
  expect(policy).toMatch(/frame-ancestors '(?:none|self)'/)
  const [, age = '0'] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? []
  expect(Number(age)).toBeGreaterThanOrEqual(15_768_000)
  expect(headers).toMatchObject({
    ...{
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(?:no-referrer|strict-origin-when-cross-origin)$/),
    },
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  for (const cookie of [headers['set-cookie'] ?? []].flat()) expect(cookie).toMatch(/; Secure/)
}
