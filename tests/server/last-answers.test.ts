import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { ContentSource } from '../../server/cms/source.ts'
import { createCopies } from '../../server/page-cache/copies.ts'
import { anyone, type Finished } from '../../server/page-cache/finished.ts'
import { createLastAnswers } from '../../server/page-cache/last-answers.ts'
import { makerAt } from '../../server/page-cache/make-page.ts'
import type { Made, Make } from '../../server/page-cache/making.ts'
import { contentPage, fakeSource } from '../support/content.ts'
import { about, finished } from '../support/finished.ts'
import { serve, testDeps } from '../support/test-deps.ts'

const long = (word: string): string => `${word} `.repeat(1_000)

describe('the last answers', () => {
  const ask = (last: ReturnType<typeof createLastAnswers>, name: string, ...pieces: readonly string[]) =>
    last.reuse(name, pieces, () => finished(pieces.join('')))

  test('share one answer, and from the second view on one compressed copy, for as long as the text is the same', async () => {
    const last = createLastAnswers()
    const { make } = createCopies(last)
    const [first, second, third] = [long('a'), long('a'), long('a')].map((text) => ask(last, '/a', text))
    expect(second).toBe(first)
    expect(third).toBe(first)
    const copy = await make(second as Finished, 'br')
    expect(await make(third as Finished, 'br')).toBe(copy)
  })

  test('keep no copy of what was made once, or changes with each view', async () => {
    const last = createLastAnswers()
    const { make } = createCopies(last)
    for (const word of ['one', 'two', 'three']) {
      const page = ask(last, '/a', long(word))
      await make(page, 'br')
      expect([page.copies.identity.toString(), page.copies.br]).toEqual([long(word), undefined])
    }
  })

  test('are the same in whatever pieces the text comes', () => {
    const last = createLastAnswers()
    const answers = [['ab'], ['a', 'b'], ['ab'], ['', 'ab']].map((pieces) => ask(last, '/a', ...pieces))
    expect(new Set(answers).size).toBe(1)
    expect(ask(last, '/a', 'a', 'c')).not.toBe(answers[0])
  })

  test('take no copy for an answer that another text has replaced', () => {
    const last = createLastAnswers()
    ask(last, '/a', 'old')
    const old = ask(last, '/a', 'old')
    expect(last.isLasting(old)).toBe(true)
    ask(last, '/a', 'new')
    expect(last.isLasting(old)).toBe(false)
    expect(last.admit(old, 'br', Buffer.from('copy'))).toBe(false)
  })

  const usual = { address: '/a', about, visitor: anyone, tags: ['entry:a'], route: '/{path}' }
  test.each([
    ['another address', { address: '/b' }],
    ['another visitor', { visitor: { theme: 'dark', consent: 'undecided' } }],
    ['with statistics', { about: { ...about, analytics: true } }],
    ['another status', { about: { ...about, status: 404 } }],
    ['made of other entries', { tags: ['entry:b'] }],
    ['at the root', { isRoot: true }],
  ] as const)('are not used for the same text in other circumstances: %s', async (_, other) => {
    const { reuse } = createLastAnswers()
    const { document } = (await testDeps()).finish
    const first = document(['text'], usual, reuse)
    expect(document(['text'], { ...usual }, reuse)).toBe(first)
    expect(document(['text'], { ...usual, ...other }, reuse)).not.toBe(first)
  })

  test('stay within their bytes, copies included', () => {
    const last = createLastAnswers({ maxBytes: 20_000 })
    const kept = ['/a', '/b'].map((name) => {
      ask(last, name, 'text')
      return ask(last, name, 'text')
    })
    expect(kept.map(last.isLasting)).toEqual([true, true])
    const [, b] = kept
    expect(last.admit(b as Finished, 'br', Buffer.alloc(16_000))).toBe(true)
    expect(kept.map(last.isLasting)).toEqual([false, true])
    const huge = 'x'.repeat(20_000)
    expect(ask(last, '/c', huge)).not.toBe(ask(last, '/c', huge))
  })
})

const pageOf = (made: Made | undefined) => made?.kind === 'page' && made.page

describe('where no page is kept', () => {
  const off = { PAGE_CACHE_MAX_BYTES: '0' }
  const views = ['as it is', 'br', 'gzip'] as const

  /** A page whose title can be changed, as a content system over HTTP changes it: nobody is told. */
  function editable() {
    const said = { title: 'Before' }
    const page: ContentSource['page'] = async (locale, path) => ({
      kind: 'page',
      page: contentPage(locale, path, said.title),
    })
    return { said, source: fakeSource({ page }) }
  }

  test.each(views)('a text that changed is never answered with the old bytes (%s)', async (encoding) => {
    const { said, source } = editable()
    const server = await serve({ source, config: off })
    const view = () =>
      request(server)
        .get('/over-ons')
        .set('Accept-Encoding', encoding === 'as it is' ? 'identity' : encoding)
    for (const title of ['Before', 'After', 'Before']) {
      said.title = title
      for (const _ of [1, 2, 3, 4]) expect((await view()).text).toContain(`>${title}</h1>`)
    }
  })

  test('a tag of the text before is answered with the new one', async () => {
    const { said, source } = editable()
    const server = await serve({ source, config: off })
    const first = await request(server).get('/over-ons')
    const view = () =>
      request(server)
        .get('/over-ons')
        .set('If-None-Match', first.headers.etag ?? '')
    expect((await view()).status).toBe(304)
    said.title = 'After'
    expect((await view()).status).toBe(200)
  })

  test('what nobody may keep is not remembered either', async () => {
    const { source } = editable()
    const deps = await testDeps({ source, config: off })
    const make = makerAt(deps, '/over-ons', anyone)
    const known = await deps.pages.get('/over-ons', make as Make)
    const [again, once] = [await deps.pages.get('/over-ons', make as Make), await make?.({ keeps: false })]
    expect(pageOf(again.made)).toBe(pageOf(known.made))
    expect(pageOf(once)).not.toBe(pageOf(known.made))
  })

  test('the content is asked for at every view', async () => {
    const asked: string[] = []
    const { source } = editable()
    const content: ContentSource = {
      ...source,
      page: (locale, path) => {
        asked.push(path)
        return source.page(locale, path)
      },
    }
    const server = await serve({ source: content, config: off })
    for (const _ of [1, 2, 3]) await request(server).get('/over-ons')
    expect(asked).toEqual(['/over-ons', '/over-ons', '/over-ons'])
  })
})
