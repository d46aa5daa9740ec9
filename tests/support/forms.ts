/** Forms, and a content system that takes them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { onTestFinished } from 'vitest'
import { createHttpClient } from '../../server/cms/http-client/create-http-client.ts'
import { defaultLimits, type HttpClientLimits } from '../../server/cms/http-client/limits.ts'
import { createKeptForms } from '../../server/forms/kept-forms.ts'
import { createRateLimit, type RateLimit } from '../../server/forms/rate-limit.ts'
import { createFormRelay } from '../../server/forms/relay.ts'
import type { FormDefinition } from '../../src/content/types.ts'
import { defaultLanguages, type Languages } from '../../src/i18n/languages.ts'
import { createStandIn, type StandInAnswer, type StandInRequest } from './cms/stand-in.ts'
import { contentPage, fakeSource } from './content.ts'
import { serveDeps, testDeps } from './test-deps.ts'

interface Recorded {
  readonly url: string
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly requestBody?: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const recordings: readonly Recorded[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/recordings/rest.json'), 'utf8'),
)

/** What a real Statamic answered to a form with this body, as a script's request or not. */
export function recordedAnswer(handle: string, body: string, isScript = true): StandInAnswer {
  const found = recordings.find(
    ({ url, requestBody, requestHeaders }) =>
      url === `/!/forms/${handle}` &&
      requestBody === body &&
      'Accept' in requestHeaders &&
      'X-Requested-With' in requestHeaders === isScript,
  )
  if (!found) throw new Error(`No recording of ${handle} with ${body}`)
  return { status: found.status, headers: found.headers, body: found.body }
}

export const accepted = recordedAnswer('contact', 'naam=Jan&email=jan@example.org')

export const contactForm: FormDefinition = {
  handle: 'contact',
  honeypot: 'achternaam',
  fields: [
    { handle: 'naam', type: 'text', label: 'Naam', required: true },
    { handle: 'email', type: 'email', label: 'E-mail', required: true },
    { handle: 'bericht', type: 'textarea', label: 'Bericht', required: false },
    {
      handle: 'dagen',
      type: 'checkboxes',
      label: 'Dagen',
      required: false,
      options: [
        { value: 'ma', label: 'Maandag' },
        { value: 'di', label: 'Dinsdag' },
      ],
    },
    { handle: 'code', type: 'password', label: 'Code', required: false },
    { handle: '_redirect', type: 'text', label: 'Weg', required: false },
  ],
}

const withForm = { blocks: [{ type: 'form', title: 'Schrijf ons', form: 'contact' }] }
const alternates = { nl: '/contact', en: '/en/contact' }

const pages = [
  contentPage('nl', '/contact', 'Contact', { fields: withForm, alternates }),
  contentPage('en', '/contact', 'Contact us', { fields: withForm, alternates }),
  contentPage('nl', '/', 'Welkom', { fields: { blocks: [{ type: 'hero', title: 'Welkom' }] } }),
  contentPage('en', '/', 'Welcome'),
]

const formSource = (forms: readonly FormDefinition[] = [contactForm]) =>
  fakeSource({
    page: async (locale, path) => {
      const page = pages.find((one) => one.path === defaultLanguages.withPrefix(locale, path))
      return page ? { kind: 'page', page } : { kind: 'missing' }
    },
    forms: async () => Object.fromEntries(forms.map((form) => [form.handle, form])),
  })

interface Options {
  readonly respond?: (asked: StandInRequest) => StandInAnswer | undefined
  readonly limit?: RateLimit
  readonly forms?: readonly FormDefinition[]
  readonly limits?: Partial<HttpClientLimits>
  /** False where no content system is there to take a form. */
  readonly isConnected?: boolean
  /** Folder where forms are kept, instead of being sent to a content system. */
  readonly keptIn?: string
  readonly languages?: Languages
}

/** A site whose forms go to a content system that answers what the test says. */
export async function formSite(options: Options = {}) {
  const { respond = () => accepted, limit, forms, limits, isConnected = true, languages, keptIn } = options
  const cms = await createStandIn({ respond })
  const deps = await testDeps({
    ...{ source: formSource(forms), config: { TRUST_PROXY: 'loopback' } },
    ...(languages && { languages }),
  })
  const upstream = createHttpClient({
    baseUrl: cms.url,
    secrets: [],
    limits: { ...defaultLimits, ...limits },
    probe: () => ({ path: 'api/collections' }),
    logger: deps.logger,
  })
  onTestFinished(() => upstream.close())
  const server = await serveDeps({
    ...deps,
    forms: keptIn
      ? createKeptForms({ dir: keptIn, logger: deps.logger })
      : isConnected
        ? createFormRelay({ upstream, logger: deps.logger })
        : undefined,
    formLimit: limit ?? createRateLimit(),
  })
  /** The posts that arrived, as pairs. */
  const arrived = () =>
    cms.requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => [...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`))
  const post = (fields: string | object, headers: Readonly<Record<string, string>> = {}) =>
    request(server).post('/forms/contact').type('form').set(headers).send(fields).redirects(0)
  return { cms, server, upstream, logs: deps.logs, arrived, post }
}

/** What a visitor fills in who makes no mistake. */
export const filled = { _page: '/contact', naam: 'Jan', email: 'jan@example.org' }
