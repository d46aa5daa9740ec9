import request from 'supertest'
import { expect, test } from 'vitest'
import { createLanguages, defaultRows } from '../../../src/i18n/languages.ts'
import { filled, formSite } from '../../support/forms.ts'

const [nl, en, de] = defaultRows
const Host = 'www.example.net'
/** English has a domain of its own. */
const languages = createLanguages([nl, { ...en, domain: { origin: `https://${Host}`, prefix: '' } }, de])

test('a form at the domain of a language is sent, and its visitor is thanked on the page there', async () => {
  const { server, arrived, post } = await formSite({ languages })
  const { headers } = await post(filled, { Host }).expect(303)
  expect(arrived()).toEqual([expect.arrayContaining(['naam=Jan'])])
  expect(headers.location).toMatch(/^\/contact\?sent=contact#/)
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  const { text } = await request(server)
    .get('/contact?sent=contact')
    .set({ Host, Cookie: cookie })
    .expect(200)
  expect(text).toContain('<html lang="en"')
  expect(text).toContain('Thank you')
})

test('a form with a mistake shows its page again in the language of the domain', async () => {
  const { arrived, post } = await formSite({ languages })
  const { text } = await post({ ...filled, email: 'nobody' }, { Host }).expect(422)
  expect(text).toContain('<html lang="en"')
  expect(text).toContain('value="nobody"')
  expect(text).toContain('name="_page" value="/contact"')
  expect(arrived()).toEqual([])
})
