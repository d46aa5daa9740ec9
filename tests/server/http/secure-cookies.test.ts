import request from 'supertest'
import { expect, test } from 'vitest'
import { serve } from '../../support/test-deps.ts'

test.each([
  ['https://www.example.org', true],
  ['http://www.example.org', false],
])('cookies of a site at %s are for https alone: %s, whatever stands in front', async (siteUrl, isSecure) => {
  const site = await serve({ config: { SITE_URL: siteUrl } })
  const theme = await request(site).post('/preferences').type('form').send({ theme: 'dark' })
  const language = await request(site).get('/').set('Accept-Language', 'de').redirects(0)
  for (const { headers } of [theme, language])
    expect(String(headers['set-cookie']).includes('; Secure')).toBe(isSecure)
})
