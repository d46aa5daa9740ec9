import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { serve } from '../../../support/test-deps.ts'

const address = '/.well-known/security.txt'
const textOf = async (config: Readonly<Record<string, string>>) =>
  (
    await request(await serve({ config }))
      .get(address)
      .expect(200)
  ).text

describe('security.txt (RFC 9116)', () => {
  test('without a contact it is a page that is not there', async () => {
    expect((await request(await serve()).get(address)).status).toBe(404)
  })

  test('names contacts in their order, languages of the site, and where it is', async () => {
    const server = await serve({
      config: { SECURITY_CONTACT: 'security@example.org, https://example.org/tell' },
    })
    const { text, headers } = await request(server).get(address).expect(200)
    expect(text.split('\n')).toEqual([
      ...['Contact: mailto:security@example.org', 'Contact: https://example.org/tell'],
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
      'Preferred-Languages: nl, en, de',
      `Canonical: https://www.example.org${address}`,
      '',
    ])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })

  test('counts for half a year, which is less than the year that the standard recommends at most', async () => {
    const [, expires = ''] = /^Expires: (.*)$/m.exec(await textOf({ SECURITY_CONTACT: 'a@b.example' })) ?? []
    const days = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(178)
    expect(days).toBeLessThanOrEqual(180)
  })

  test('names the policy and the languages that are set, and no address without TLS', async () => {
    const text = await textOf({
      ...{ SECURITY_CONTACT: 'tel:+31-20-5550123', SECURITY_POLICY: 'https://example.org/security' },
      ...{ SECURITY_LANGUAGES: 'en,fr-CH', SITE_URL: 'http://localhost:3000' },
    })
    expect(text).toContain('\nPreferred-Languages: en, fr-CH\nPolicy: https://example.org/security\n')
    expect(text).not.toContain('Canonical')
  })

  test.each([
    ['SECURITY_CONTACT', 'http://example.org/tell'],
    ['SECURITY_CONTACT', 'the office'],
    ['SECURITY_POLICY', 'http://example.org/security'],
    ['SECURITY_LANGUAGES', 'english!'],
    ['CSP_REPORTS', 'sometimes'],
  ])('%s may not be %j', async (name, value) => {
    await expect(serve({ config: { [name]: value } })).rejects.toThrow(new RegExp(`${name} must be`))
  })
})
