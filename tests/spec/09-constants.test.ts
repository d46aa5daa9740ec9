/** Constants: languages, lifetimes, pauses (docs/reference/site.md#languages). */
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { defaultLanguages, defaultRows } from '../../src/i18n/languages.ts'
import { serve, serveFile } from '../support/test-deps.ts'

/** Not at https: cookies are `Secure` there in any case. */
const SITE_URL = 'http://www.example.org'
const site = await serveFile({ config: { SITE_URL } })

test('languages: nl (default), en, de', () => {
  expect(defaultRows.map(({ locale }) => locale)).toEqual(['nl', 'en', 'de'])
  expect(defaultLanguages.default.locale).toBe('nl')
})

describe('language cookie', () => {
  test('lives 365 days, path /, SameSite Lax', async () => {
    const answer = await request(site).get('/').set('Accept-Language', 'en').expect(302)
    expect(answer.headers['set-cookie']).toEqual([
      'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
    expect(31_536_000).toBe(365 * 24 * 60 * 60)
  })

  test('is Secure on https', async () => {
    const answer = await request(await serve({ config: { SITE_URL, TRUST_PROXY: 'loopback' } }))
      .get('/')
      .set('Accept-Language', 'en')
      .set('X-Forwarded-Proto', 'https')
    expect(answer.headers['set-cookie']).toEqual([
      'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    ])
  })

  test('is not Secure because somebody who is no proxy says https', async () => {
    const answer = await request(site).get('/').set('Accept-Language', 'en').set('X-Forwarded-Proto', 'https')
    expect(answer.headers['set-cookie']?.[0]).not.toContain('Secure')
  })
})
