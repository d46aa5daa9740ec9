import { afterEach, expect, test, vi } from 'vitest'
import { loadMessages } from '../../../src/i18n/load-messages.ts'
import { createTexts } from '../../../src/i18n/texts.ts'
import type { TranslationEntry } from '../../../src/i18n/translate.ts'
import { createTranslate, translateSlug, translationMap } from '../../../src/i18n/translate.ts'
import { fetchTranslations, loadTranslations } from '../../../src/i18n/translations.ts'
import { expectConsole } from '../../support/reports.ts'

const entries = [{ slug: 'greeting', trans: 'Hallo' }]

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an entry of the content system is found by its slug', () => {
  expect(translateSlug(translationMap(entries), 'greeting')).toBe('Hallo')
})

test.each(['unknown', 'constructor', '__proto__', 'hasOwnProperty', 'toString', ''])(
  'a lookup returns the slug itself when there is no translation: %j',
  (slug) => {
    expect(translateSlug(translationMap(entries), slug)).toBe(slug)
    expect(createTranslate({}, entries)(slug)).toBe(slug)
  },
)

test('content entries win over messages of the same key', () => {
  const t = createTranslate({ greeting: 'Dag', other: 'Anders' }, entries)
  expect(t('greeting')).toBe('Hallo')
  expect(t('other')).toBe('Anders')
})

test('an empty translation is a translation', () => {
  expect(createTranslate({ greeting: 'Dag' }, [{ slug: 'greeting', trans: '' }])('greeting')).toBe('')
})

test('a missing key is reported once', () => {
  const missing: string[] = []
  const t = createTranslate({}, [], (key) => missing.push(key))
  t('a')
  t('a')
  t('b')
  expect(missing).toEqual(['a', 'b'])
})

test('a missing message file warns and shows keys', async () => {
  expectConsole('warn', 'en')
  expect(await loadMessages('en', {})).toEqual({})
})

test('a message file that cannot be loaded warns and shows keys', async () => {
  expectConsole('warn', 'chunk lost')
  const en = () => Promise.reject(new Error('chunk lost'))
  expect(await loadMessages('en', { en })).toEqual({})
})

test('a message file that the browser cannot fetch is code that is missing: no page is shown with keys', async () => {
  expectConsole('warn', 'Could not load messages for locale code: en')
  const failure = new TypeError('Failed to fetch dynamically imported module: /_build/en.js')
  await expect(loadMessages('en', { en: () => Promise.reject(failure) })).rejects.toBe(failure)
})

/** Answers every request of the test; what was asked is kept. */
function answering(answer: () => Response): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answer()
  })
  return asked
}

test.each([
  ['nl', '/api/collections/translations?locale=nl'],
  [' en ', '/api/collections/translations?locale=en'],
  ['', '/api/collections/translations?locale=default'],
  ['  ', '/api/collections/translations?locale=default'],
  ['a&b', '/api/collections/translations?locale=a%26b'],
])('translations of the locale name %j are asked at %s', async (name, url) => {
  const asked = answering(() => Response.json({ data: entries }))
  expect(await fetchTranslations(name, '')).toEqual(entries)
  expect(asked).toEqual([url])
})

test('translations come from the API base where the API is served elsewhere', async () => {
  const asked = answering(() => Response.json({ data: [] }))
  await fetchTranslations('nl', 'https://api.example.org')
  expect(asked).toEqual(['https://api.example.org/api/collections/translations?locale=nl'])
})

test('entries without slug or trans are left out', async () => {
  answering(() => Response.json({ data: [...entries, null, { slug: 1, trans: 'x' }, { slug: 'x' }, 'x'] }))
  expect(await fetchTranslations('nl', '')).toEqual(entries)
})

test('a non-OK answer is the error "Error fetching translations: {status}"', async () => {
  answering(() => new Response('', { status: 503 }))
  await expect(fetchTranslations('nl', '')).rejects.toThrow('Error fetching translations: 503')
})

test('a failed fetch of translations is logged, and slugs are shown', async () => {
  expectConsole('error', /^Failed to fetch translations Error: Error fetching translations: 500/)
  answering(() => new Response('', { status: 500 }))
  expect(await loadTranslations('nl', '')).toEqual([])
})

test.each<[string, () => Promise<Response>]>([
  ['a dead host', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['HTML', async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  ['no JSON', async () => new Response('{"data":[')],
])(
  'a failed load is logged as "Failed to fetch translations", and there are texts all the same: %s',
  async (_, answer) => {
    expectConsole('error', /^Failed to fetch translations /)
    vi.stubGlobal('fetch', answer)
    expect(await loadTranslations('nl', 'https://api.example.org')).toEqual([])
  },
)

test('an API that is slow is given up after 5 seconds', async () => {
  expectConsole('error', /^Failed to fetch translations .*TimeoutError/)
  const time = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const loaded = loadTranslations('nl', '')
  expect(timeout).toHaveBeenCalledWith(5_000)
  time.abort(new DOMException('The operation timed out.', 'TimeoutError'))
  expect(await loaded).toEqual([])
})

test('translations are loaded again whenever the locale changes, and only then', async () => {
  const asked = answering(() => Response.json({ data: entries }))
  const load = createTexts('')
  const texts = (locale: string, translations?: readonly TranslationEntry[]) =>
    load({ locale, language: { name: locale }, ...(translations && { translations }) })
  expect((await texts('nl', [{ slug: 'greeting', trans: 'Of the document' }]))('greeting')).toBe(
    'Of the document',
  )
  await texts('nl')
  expect(asked).toEqual([])
  expect((await texts('en'))('greeting')).toBe('Hallo')
  await texts('en')
  await texts('nl')
  expect(asked).toEqual([
    '/api/collections/translations?locale=en',
    '/api/collections/translations?locale=nl',
  ])
})
