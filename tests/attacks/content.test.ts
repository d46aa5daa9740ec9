import { expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { fakeSource } from '../support/content.ts'
import { scriptsOf, stateOf } from '../support/html.ts'
import { serveFile } from '../support/test-deps.ts'

/** Content that means harm, on the real server: docs/reference/attacks.md. */

const slug = '</script><script>alert(1)</script><!--'
const words = [
  { slug, trans: `</SCRIPT><svg onload=alert(1)>${slug}\u2028` },
  { slug: '__proto__', trans: 'evil' },
]
const site = await serveFile({ source: fakeSource({ translations: async () => words }) })
const plain = await serveFile({ source: fakeSource({ translations: async () => [] }) })

test('a script in the slug of a text is text, in the document and in its data (D3)', async () => {
  for (const path of ['/', '/en/about-us', '/nope', '/designsystem', '/search']) {
    const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: 'i18n_redirected=nl' }
    const attacked = await ask(site, path, 'identity', { headers })
    const quiet = await ask(plain, path, 'identity', { headers })
    expect(attacked.status, path).toBe(quiet.status)
    expect(attacked.text, path).not.toMatch(/<script>alert|<svg onload|\u2028/)
    expect(scriptsOf(attacked.text).length, path).toBe(scriptsOf(quiet.text).length)
    expect(() => stateOf(attacked.text), path).not.toThrow()
  }
  const { text, headers } = await ask(site, '/api/collections/translations?locale=nl', 'identity')
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(JSON.parse(text).data).toContainEqual(expect.objectContaining({ slug }))
})

test('the data of an error are texts and numbers, and name nothing to build (D10)', async () => {
  for (const path of [
    '/nope/_payload.json',
    '/en/nope/_payload.json',
    '/api/nope',
    '/_payload.json?other-build',
  ]) {
    const { status, text } = await ask(site, path, 'identity', { headers: { Accept: 'application/json' } })
    expect(status, path).toBeGreaterThanOrEqual(400)
    const members = Object.entries(JSON.parse(text) as Record<string, unknown>)
    expect(members.length, path).toBeGreaterThan(1)
    expect(
      members.filter(([, value]) => typeof value !== 'string' && typeof value !== 'number'),
      path,
    ).toEqual([])
    expect(text, path).not.toMatch(/__type|subType|TypeError|stack/)
  }
})
