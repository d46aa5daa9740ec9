import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { fakeSource } from '../../support/content.ts'
import { serveFile } from '../../support/test-deps.ts'

const matomo = { tool: 'matomo', url: 'https://stats.example', site: 3 }
const sets = {
  general: { site_name: 'Kade', gsc_verification: 'x' },
  consent: { categories: [{ key: 'statistics', label: 'Tellen', tags: [matomo] }, { key: 'marketing' }] },
}
const site = await serveFile({ source: fakeSource({ globals: async () => sets }) })
const day = new Date().toISOString().slice(0, 10)

describe('a site with categories', () => {
  const state = { version: '' }
  beforeAll(async () => {
    const { text } = await request(site).get('/en')
    state.version = /data-ask="1\|([^"]+)"/.exec(text)?.[1] ?? ''
  })
  const ask = (consent: string) => request(site).get('/en').set('Cookie', `consent=${consent}.${day}`)

  test('asks for them, and names who gets to know of the visit', async () => {
    const { text } = await request(site).get('/en')
    expect(text).toContain('Tellen')
    expect(text).toContain('Matomo (stats.example)')
    expect(text.match(/<input[^>]* name="category"[^>]* value="(?:statistics|marketing)"/g)).toHaveLength(2)
    expect(text).not.toMatch(/name="category"[^>]* value="marketing"[^>]* checked/)
  })

  test('allows the hosts of their tools on pages, and on nothing else', async () => {
    const policy = (await request(site).get('/en')).headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/stats\.example;/)
    expect(policy).not.toContain('google')
    expect(policy).not.toContain('unsafe-inline')
    const { headers } = await request(site).get('/api/globalsData')
    expect(headers['content-security-policy']).not.toContain('stats.example')
  })

  test('sends one page for every choice that leaves something out', async () => {
    const choices = ['no', 'no+statistics', 'no+marketing'].map((answer) => ask(`${answer}.${state.version}`))
    const texts = (await Promise.all(choices)).map(({ text }) => text)
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain('data-consent="no"')
    expect((await ask(`yes.${state.version}`)).text).toContain('data-consent="yes"')
  })

  test('asks again who answered another question, and takes a plain answer of before', async () => {
    expect((await ask('no+statistics.1-000000')).text).not.toContain('data-consent')
    expect((await ask('no.2')).text).not.toContain('data-consent')
    expect((await ask('no.1')).text).toContain('data-consent="no"')
  })

  test('keeps the answer of a form, and refuses a category that there is not', async () => {
    const post = (fields: object) => request(site).post('/preferences').type('form').send(fields)
    const kept = await post({ consent: 'some', category: 'statistics' })
    expect(kept.headers['set-cookie']?.[0]).toContain(`consent=no+statistics.${state.version}.${day};`)
    expect((await post({ consent: 'some', category: 'nothing' })).status).toBe(400)
  })

  test('tells the API what it told before', async () => {
    expect((await request(site).get('/api/globalsData')).body).toEqual({ gtm_id: null })
  })
})
