import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { createRateLimit } from '../../../server/forms/rate-limit.ts'
import type { StandInRequest } from '../../support/cms/stand-in.ts'
import { accepted, contactForm, filled, formSite, recordedAnswer } from '../../support/forms.ts'
import { mainOf, metaOf, stateOf, titleOf } from '../../support/html.ts'
import { expectLog } from '../../support/reports.ts'

const refused400 = recordedAnswer('contact', 'naam=&email=x')
const refused422 = recordedAnswer('contact', 'naam=&email=x', false)
const trapped = recordedAnswer('contact', 'naam=a&email=jan@example.org&achternaam=bot')
const unknownForm = recordedAnswer('nope', 'a=1')

describe('what is sent to the content system', () => {
  test('is a form post to `!/forms/{handle}`, as a script of its own site would send it', async () => {
    const { cms, post } = await formSite()
    await post(filled).expect(303)
    expect(cms.requests).toHaveLength(1)
    expect(cms.requests[0]).toMatchObject({ method: 'POST', url: '/!/forms/contact' })
    expect(cms.requests[0]?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    })
  })

  test('holds the fields of the definition and nothing else', async () => {
    const { arrived, post } = await formSite()
    const extra = {
      _redirect: 'https://evil.example',
      _token: 't',
      constructor: 'c',
      more: 'm',
      achternaam: '',
    }
    await post({ ...filled, ...extra }).expect(303)
    expect(arrived()).toEqual([['naam=Jan', 'email=jan@example.org', 'bericht=', 'code=']])
  })

  test('checkboxes are sent as a list, other fields as one text', async () => {
    const { arrived, post } = await formSite()
    await post('naam=Jan&naam=Piet&email=jan@example.org&dagen%5B%5D=ma&dagen%5B%5D=di').expect(303)
    expect(arrived()[0]).toEqual(expect.arrayContaining(['naam=Jan', 'dagen[]=ma', 'dagen[]=di']))
    expect(arrived()[0]).not.toContain('naam=Piet')
  })

  test('texts arrive as they were typed, with one spelling of line ends', async () => {
    const { arrived, post } = await formSite()
    await post({ ...filled, naam: 'Zoë & <b>+%', bericht: 'een\r\ntwee\0' }).expect(303)
    expect(arrived()[0]).toEqual(expect.arrayContaining(['naam=Zoë & <b>+%', 'bericht=een\ntwee']))
  })

  test('is not what a visitor brings: no cookie, no address, no header', async () => {
    const { cms, post } = await formSite()
    await post(filled, { Cookie: 'theme=dark', 'X-Forwarded-For': '192.0.2.7', 'X-Own': 'x' }).expect(303)
    for (const name of ['cookie', 'x-forwarded-for', 'x-own'])
      expect(cms.requests[0]?.headers).not.toHaveProperty(name)
  })
})

describe('a form that was sent', () => {
  test('answers 303 to the page that it stood on, which no cache keeps', async () => {
    const { post } = await formSite()
    const answer = await post({ ...filled, _page: '/en/contact' }).expect(303)
    expect(answer.headers.location).toBe('/en/contact?sent=contact#block-1-result')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^form_sent=contact; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  test('is thanked in the language of the page, in place of the form', async () => {
    const { server } = await formSite()
    const answer = await request(server).get('/en/contact?sent=contact').set('Cookie', 'form_sent=contact')
    expect(answer.status).toBe(200)
    expect(mainOf(answer.text)).toMatch(/id="block-1-result"[^>]*>.*role="status".*Sent\. Thank you/)
    expect(mainOf(answer.text)).not.toContain('<form')
    expect(titleOf(answer.text)).toBe('Sent: Contact us – Example')
    expect(metaOf(answer.text, 'robots')).toBe('noindex')
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test.each([
    ['without the cookie', '/contact?sent=contact', ''],
    ['with the cookie of another form', '/contact?sent=contact', 'form_sent=other'],
    ['for a form that does not exist', '/contact?sent=other', 'form_sent=other'],
    ['for a name that every object has', '/contact?sent=constructor', 'form_sent=constructor'],
    ['for two forms', '/contact?sent=contact&sent=contact', 'form_sent=contact'],
    ['without `sent`', '/contact', 'form_sent=contact'],
  ])('an address opened by hand %s thanks nobody', async (_name, address, cookie) => {
    const { server } = await formSite()
    const answer = await request(server).get(address).set('Cookie', cookie).expect(200)
    expect(mainOf(answer.text)).toContain('<form')
    expect(mainOf(answer.text)).not.toContain('role="status"')
    expect(titleOf(answer.text)).toBe('Contact – Example')
  })

  test('a page that others see is stored by no cache under an address with `sent`', async () => {
    const { server } = await formSite()
    await request(server).get('/contact?sent=contact').expect('Cache-Control', 'private, no-store')
    await request(server)
      .get('/contact')
      .expect('Cache-Control', /^public, max-age=0, s-maxage=60/)
  })

  test('counts as sent where the content system took it for a machine’s', async () => {
    const { post } = await formSite({ respond: () => trapped })
    await post(filled).expect(303)
  })

  test('a redirect and the values in the answer are never passed on', async () => {
    const body = { success: true, submission: { naam: 'Jan' }, redirect: 'https://evil.example/' }
    const { post } = await formSite({ respond: () => ({ body }) })
    const answer = await post(filled).expect(303)
    expect(JSON.stringify(answer.headers)).not.toContain('evil')
    expect(answer.text).toBe('')
  })
})

describe('where the answer is shown', () => {
  test.each([
    ['/contact', '/contact?sent=contact#block-1-result'],
    ['/en/contact?x=1#y', '/en/contact?sent=contact#block-1-result'],
    ['/nowhere', '/?sent=contact#form-answer-result'],
    ['/en/nowhere', '/en?sent=contact#form-answer-result'],
    ['/en/sitemap', '/en?sent=contact#form-answer-result'],
    ['/forms/contact', '/?sent=contact#form-answer-result'],
    ['//evil.example', '/?sent=contact#form-answer-result'],
    ['/\\evil.example', '/?sent=contact#form-answer-result'],
    ['https://evil.example/contact', '/?sent=contact#form-answer-result'],
    ['/%zz', '/?sent=contact#form-answer-result'],
    ['/contact\r\nX: y', '/?sent=contact#form-answer-result'],
    ['', '/?sent=contact#form-answer-result'],
  ])('a form that says it stood on %j leads to %s', async (_page, location) => {
    const { post } = await formSite()
    await post({ ...filled, _page })
      .expect(303)
      .expect('Location', location)
  })

  test('a page that has no such form shows it below its hero', async () => {
    const { post } = await formSite()
    const { text } = await post({ ...filled, _page: '/', naam: '' }).expect(422)
    expect(mainOf(text)).toMatch(/<h1.*Welkom.*id="form-answer-result".*value="jan@example.org"/)
  })
})

describe('a form that was refused', () => {
  const mistake = {
    ...filled,
    naam: 'Jan <i>',
    email: 'x@y.example',
    bericht: 'Dag',
    'dagen[]': 'di',
    code: 'geheim',
  }

  test.each([
    ['400', refused400],
    ['422', refused422],
  ])('by the content system with %s is 422: the same page, the errors by field', async (_status, answer) => {
    const { post } = await formSite({ respond: () => answer })
    const { text, headers } = await post(mistake).expect(422)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).toMatch(/id="block-1-form-naam-error".*The Naam field is required\./)
    expect(text).toMatch(/id="block-1-form-email-error".*The E-mail field must be a valid email address\./)
    expect(text).toMatch(
      /<input[^>]*id="block-1-form-naam"[^>]*aria-describedby="block-1-form-naam-error"[^>]*aria-invalid="true"/,
    )
  })

  test('keeps every value but passwords', async () => {
    const { post } = await formSite({ respond: () => refused400 })
    const { text } = await post(mistake).expect(422)
    expect(text).toContain('value="Jan &lt;i&gt;"')
    expect(text).toContain('>Dag</textarea>')
    expect(text).toMatch(/<input[^>]*name="dagen\[\]"[^>]*checked=""[^>]*value="di"/)
    expect(text).not.toContain('geheim')
  })

  test('starts with a summary that links to the fields, and says so in the title', async () => {
    const { post } = await formSite({ respond: () => refused400 })
    const { text } = await post({ ...mistake, _page: '/en/contact' }).expect(422)
    expect(text).toMatch(
      /<form[^>]*><div id="block-1-result"[^>]*tabindex="-1"><div class="error-summary" role="alert"/i,
    )
    const links = [...text.matchAll(/<a href="#block-1-form-([^"]*)">([^<]*)<\/a>/g)].map(
      ([, ...link]) => link,
    )
    expect(links).toEqual([
      ['naam', 'Naam: The Naam field is required.'],
      ['email', 'E-mail: The E-mail field must be a valid email address.'],
    ])
    expect(text).toContain('Not sent yet')
    expect(titleOf(text)).toBe('Error: Contact us – Example')
    expect(metaOf(text, 'robots')).toBe('noindex')
    expect(text).not.toMatch(/<link rel="(canonical|alternate)"/)
  })

  test('brings its state to the browser, which takes the same page over', async () => {
    const { post } = await formSite({ respond: () => refused400 })
    const { payload } = stateOf((await post(mistake).expect(422)).text).data
    expect(payload).toMatchObject({ page: 'content', path: '/contact', status: 422 })
    expect(payload.data.blocks[0].props.state).toMatchObject({
      kind: 'refused',
      values: { naam: 'Jan <i>', dagen: ['di'] },
      errors: { naam: 'The Naam field is required.' },
    })
  })

  test('texts of the content system are plain text, and no longer than 300 characters', async () => {
    const naam = `<script>alert(1)</script>\n ${'x'.repeat(1_000)}`
    const { post } = await formSite({ respond: () => ({ status: 422, body: { errors: { naam: [naam] } } }) })
    const { text } = await post(filled).expect(422)
    expect(mainOf(text)).toContain('&lt;script&gt;alert(1)&lt;/script&gt; xxx')
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('x'.repeat(300))
  })

  test.each([
    [
      'a field that nobody was asked for',
      { errors: { captcha: ['Probeer het later.'] } },
      'Probeer het later.',
    ],
    ['an item of a list', { errors: { 'dagen.0': ['Kies een dag.'] } }, 'Dagen: Kies een dag.'],
    ['the form as a whole', { message: 'Gesloten.' }, 'Gesloten.'],
    ['the form as a whole, as a list', { errors: ['Gesloten.'], error: [] }, 'Gesloten.'],
    ['a name that every object has', { error: { constructor: 'Nee.', toString: 4 } }, 'Nee.'],
  ])('what is said of %s is shown', async (_name, body, text) => {
    const { post } = await formSite({ respond: () => ({ status: 422, body }) })
    const answer = await post(filled).expect(422)
    expect(mainOf(answer.text)).toMatch(/class="error-summary"/)
    expect(mainOf(answer.text)).toContain(`>${text}</a>`)
  })
})

describe('what can be seen without asking the content system', () => {
  test.each([
    ['an empty required field', { naam: ' ' }, 'Naam: Fill this in'],
    [
      'an address that is none',
      { email: 'jan@example' },
      'E-mail: Enter an email address, like name@example.org',
    ],
    [
      'an address with a space',
      { email: 'jan @example.org' },
      'E-mail: Enter an email address, like name@example.org',
    ],
    ['a text that is too long', { bericht: 'x'.repeat(10_001) }, 'Bericht: Use at most 10,000 characters'],
  ])('%s is refused in the visitor’s language and not sent', async (_name, fields, text) => {
    const { arrived, post } = await formSite()
    const answer = await post({ ...filled, ...fields, _page: '/en/contact' }).expect(422)
    expect(mainOf(answer.text)).toContain(`>${text}</a>`)
    expect(arrived()).toEqual([])
  })

  test('an answer that was not in the list is asked for again', async () => {
    const { arrived, post } = await formSite()
    const { text } = await post({ ...filled, 'dagen[]': 'zo' }).expect(422)
    expect(mainOf(text)).toContain('>Dagen: Kies een van de antwoorden uit de lijst</a>')
    expect(arrived()).toEqual([])
  })

  test.each([
    ['wad.example', 422],
    ['javascript:alert(1)', 422],
    ['https://', 422],
    ['https://wad.example/a', 303],
    ['', 303],
  ])('the web address %j is answered with %i', async (site, status) => {
    const field = { handle: 'site', type: 'url', label: 'Site', required: false }
    const { post } = await formSite({ forms: [{ ...contactForm, fields: [...contactForm.fields, field] }] })
    await post({ ...filled, site }).expect(status)
  })

  test('a text of 10,000 characters is sent, line ends counted once', async () => {
    const { arrived, post } = await formSite()
    await post({ ...filled, bericht: 'x\r\n'.repeat(5_000) }).expect(303)
    expect(arrived()).toHaveLength(1)
  })

  test('a required choice that was not made is asked for as one', async () => {
    const fields = contactForm.fields.map((field) => ({ ...field, required: field.handle === 'dagen' }))
    const { post } = await formSite({ forms: [{ ...contactForm, fields }] })
    const { text } = await post(filled).expect(422)
    expect(mainOf(text)).toContain('>Dagen: Maak een keuze</a>')
  })

  test('a filled honeypot is answered as if it was sent, sends nothing, and is logged without a value', async () => {
    const { arrived, logs, post } = await formSite()
    await post({ ...filled, achternaam: 'bot' })
      .expect(303)
      .expect('Location', /\/contact\?sent=contact/)
    expect(arrived()).toEqual([])
    const lines = logs.filter(({ form }) => form === 'contact')
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(logs)).not.toMatch(/bot|jan@/)
  })
})

describe('a CSRF check', () => {
  const cookies = [
    'XSRF-TOKEN=a%3D%3D; path=/; samesite=lax',
    'statamic_session=s1; path=/; httponly',
    'bad name=1; path=/',
  ]

  /** Laravel: every post needs the token and session of the home page. */
  const guarded =
    (given: readonly string[], home = '') =>
    (asked: StandInRequest) => {
      if (asked.method === 'GET') return { headers: { 'set-cookie': given }, body: home }
      const { 'x-xsrf-token': token, cookie } = asked.headers
      return token === 'a==' && cookie === 'XSRF-TOKEN=a%3D%3D; statamic_session=s1'
        ? accepted
        : { status: 419, body: {} }
    }

  test('is passed with the token and session of the home page', async () => {
    const { cms, post } = await formSite({ respond: guarded(cookies) })
    await post(filled).expect(303)
    expect(cms.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /!/forms/contact',
      'GET /',
      'POST /!/forms/contact',
    ])
  })

  test.each([
    ['there is no token', cookies.slice(1), '', 2],
    ['no header can hold the token', ['XSRF-TOKEN=a%0D%0Ab; path=/'], '', 2],
    ['the token is empty', ['XSRF-TOKEN=; path=/'], '', 2],
    ['the page with the token is too large', cookies, 'x'.repeat(300_000), 2],
    ['the token is another', ['XSRF-TOKEN=b; path=/', 'statamic_session=s1'], '', 3],
  ])(
    'where %s, the log says what to change, and the visitor keeps what was filled in',
    async (_name, given, home, calls) => {
      expectLog('error', 'exempt `!/forms/*` from its CSRF check')
      const { cms, post } = await formSite({ respond: guarded(given, home) })
      const { text } = await post(filled).expect(503)
      expect(text).toContain('value="jan@example.org"')
      expect(cms.requests).toHaveLength(calls)
    },
  )
})

describe('a form that the content system did not take', () => {
  test.each([
    ['it does not know the form', unknownForm, 'as it does for a form that it does not know'],
    ['it redirects', recordedRedirect(), 'it answered with a redirect'],
    ['it has no forms', { status: 404, body: {} }, 'check CMS_URL'],
    ['it wants a login', { status: 403, body: {} }, 'check CMS_API_KEY'],
    [
      'it answers with a web page',
      { headers: { 'content-type': 'text/html' }, body: '<h1>' },
      'did not confirm',
    ],
    ['it answers with something else', { body: { success: 'yes' } }, 'did not confirm'],
    ['it refuses without a reason', { status: 422, body: [] }, 'status 422'],
  ])('because %s is 503: the same page, nothing lost, no value in the log', async (_name, answer, reason) => {
    expectLog('error', reason)
    const { logs, post } = await formSite({ respond: () => answer })
    const { text, headers } = await post({ ...filled, bericht: 'Dag' }).expect(503)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'retry-after': '10' })
    expect(mainOf(text)).toMatch(/role="alert".*niet verstuurd.*staat er nog/)
    expect(text).toContain('value="Jan"')
    expect(text).toContain('>Dag</textarea>')
    expect(titleOf(text)).toBe('Fout: Contact – Example')
    expect(JSON.stringify(logs)).not.toMatch(/Jan|jan@|Dag/)
  })

  test('because it is too busy is 503 with its own Retry-After', async () => {
    expectLog('error', 'too many requests')
    const { post } = await formSite({ respond: () => ({ status: 429, headers: { 'retry-after': '37' } }) })
    await post(filled).expect(503).expect('Retry-After', '37')
  })

  test('because it takes too long over it is 503 with a line in the log, and pages are still asked for', async () => {
    expectLog('error', 'A form was not taken: The content system did not answer within 100 ms')
    const { cms, post, upstream } = await formSite({ limits: { firstByteMs: 100 } })
    cms.fault('hang', 'forms')
    for (let time = 0; time < 4; time++) await post(filled).expect(503)
    const { text } = await post(filled).expect(503)
    expect(mainOf(text)).toMatch(/role="alert".*niet zeker of je bericht is aangekomen.*staat er nog/)
    expect(mainOf(text)).not.toContain('niet verstuurd')
    expect(upstream.state()).toMatchObject({ ok: true, open: false })
  })

  test('because it is down is 503, and the same post later is sent', async () => {
    expectLog('error', 'ECONNREFUSED')
    const { cms, post } = await formSite()
    await cms.down()
    const { text } = await post(filled).expect(503).expect('Retry-After', '10')
    expect(text).toContain('value="jan@example.org"')
    await cms.up()
    await post(filled).expect(303)
  })
})

describe('the limit', () => {
  const strict = () => createRateLimit({ perVisitor: 2 })

  test('is 429 with Retry-After and the same page, values kept, nothing sent', async () => {
    const { arrived, post } = await formSite({ limit: strict() })
    await post(filled).expect(303)
    await post(filled).expect(303)
    const { text, headers } = await post(filled).expect(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(50)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(mainOf(text)).toMatch(/role="alert".*te veel berichten/)
    expect(text).toContain('value="jan@example.org"')
    expect(arrived()).toHaveLength(2)
  })

  test('is each visitor’s own, by the address that a trusted proxy reports', async () => {
    const { post } = await formSite({ limit: strict() })
    const from = (address: string) => post(filled, { 'X-Forwarded-For': address })
    for (const status of [303, 303, 429]) await from('192.0.2.1').expect(status)
    await from('192.0.2.2').expect(303)
  })

  test('does not count what was not sent: mistakes and machines', async () => {
    const { post } = await formSite({ limit: strict() })
    for (let time = 0; time < 3; time++) {
      await post({ ...filled, naam: '' }).expect(422)
      await post({ ...filled, achternaam: 'bot' }).expect(303)
    }
    await post(filled).expect(303)
  })
})

describe('a post that is no form', () => {
  test.each([
    ['JSON', 'application/json', JSON.stringify(filled)],
    ['with files', 'multipart/form-data; boundary=x', '--x--'],
    ['text', 'text/plain', 'naam=Jan'],
  ])('%s is 415 and says that files cannot be sent', async (_name, type, body) => {
    const { arrived, server } = await formSite()
    const answer = await request(server).post('/forms/contact').set('Content-Type', type).send(body)
    expect(answer.status).toBe(415)
    expect(answer.text).toContain('bestanden')
    expect(arrived()).toEqual([])
  })

  test.each([
    ['more than 64 KiB', `bericht=${'x'.repeat(65_536)}`],
    ['more than 100 values', Array.from({ length: 101 }, (_, index) => `f${index}=1`).join('&')],
    ['more than 100 values of one field', 'dagen[]=ma&'.repeat(101)],
  ])('%s is 413 and not sent', async (_name, body) => {
    const { arrived, post } = await formSite()
    await post(body).expect(413)
    expect(arrived()).toEqual([])
  })

  test('of a form that the content does not have is 404, and of another site 403', async () => {
    const { arrived, server, post } = await formSite()
    for (const handle of ['other', 'constructor'])
      await request(server).post(`/forms/${handle}`).type('form').send(filled).expect(404)
    await post(filled, { 'Sec-Fetch-Site': 'cross-site' }).expect(403)
    expect(arrived()).toEqual([])
  })
})

describe('without a content system that receives forms', () => {
  const send = async (fields: object) => {
    const { server } = await formSite({ isConnected: false })
    return request(server).post('/forms/contact').type('form').send(fields)
  }

  test('sending one is 501, says that nothing was sent, keeps what was filled in, and names other ways', async () => {
    const answer = await send({ ...filled, bericht: 'Moin', achternaam: '' })
    expect(answer.status).toBe(501)
    expect(answer.headers['retry-after']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const main = mainOf(answer.text)
    expect(main).toContain('Je bericht is niet verstuurd')
    expect(main).toContain('value="jan@example.org"')
    expect(main).toContain('Moin</textarea>')
    expect(main).toContain('<a href="mailto:info@example.org">')
  })

  test('nobody is thanked, robots neither', async () => {
    expect((await send({ ...filled, achternaam: 'bot' })).status).toBe(501)
  })

  test('what the visitor can put right is told before anything about the site', async () => {
    const answer = await send({ ...filled, naam: '' })
    expect(answer.status).toBe(422)
    expect(titleOf(answer.text)).toBe('Fout: Contact – Example')
    expect(mainOf(answer.text)).toContain('>Naam: Vul dit in</a>')
    expect(mainOf(answer.text)).toContain('value="jan@example.org"')
  })
})

describe('a field for files', () => {
  const forms = [
    {
      ...contactForm,
      fields: [
        ...contactForm.fields,
        { handle: 'cv', type: 'assets', label: 'Je cv', required: true },
        { handle: 'foto', type: 'file', label: 'Foto', required: false },
      ],
    },
  ]

  test('says how else to send them, and is not asked for', async () => {
    const { server, post, arrived } = await formSite({ forms })
    const { text } = await request(server).get('/contact')
    expect(mainOf(text).match(/Mail ze ons gerust/g)).toHaveLength(2)
    expect(mainOf(text)).toContain('Je cv')
    expect(mainOf(text)).not.toMatch(/type="file"|name="cv"/)
    await post({ ...filled, cv: 'x' }).expect(303)
    expect(arrived().flat().join()).not.toContain('cv=')
  })

  test('that the content system insists on is named above the form, and nothing typed is lost', async () => {
    const respond = () => ({ status: 422, body: { errors: { cv: ['Voeg je cv toe.'] } } })
    const { post } = await formSite({ forms, respond })
    const { text } = await post(filled).expect(422)
    expect(mainOf(text)).toContain('>Voeg je cv toe.</a>')
    expect(mainOf(text)).toContain('value="jan@example.org"')
  })
})

function recordedRedirect() {
  return { status: 302, headers: { location: 'https://cms.example/cp/auth/login' }, body: '' }
}
