/** The error screen (docs/reference/site.md#error-screen). */
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { CmsError } from '../../server/cms/http-client/cms-error.ts'
import type { ContentSource } from '../../server/cms/source.ts'
import { failing, fakeSource, globalsWith } from '../support/content.ts'
import { mainOf, titleOf } from '../support/html.ts'
import { expectLog } from '../support/reports.ts'
import { serve } from '../support/test-deps.ts'

/** Texts of an editor, each saying which key it stands for. */
const texts = (...keys: readonly string[]): Pick<ContentSource, 'translations'> => {
  const entries = keys.map((slug) => ({ slug, trans: `Own ${slug}` }))
  return { translations: async () => entries }
}
const group = (status: number) => ['title', 'text', 'button'].map((part) => `${status}-${part}`)

const unreachable = async (): Promise<never> => {
  throw new CmsError('unreachable', 'down')
}
const failures: Readonly<Record<number, Partial<ContentSource>>> = {
  404: {},
  410: globalsWith({}, [{ from: '/x', code: 410 }]),
  500: { page: failing() },
  503: { page: unreachable },
}

async function screenOf(status: number, own: Pick<ContentSource, 'translations'>) {
  if (status === 500) expectLog('error', 'Request failed')
  const source = fakeSource({ ...failures[status], ...own })
  const { text } = await request(await serve({ source }))
    .get('/x')
    .expect(status)
  const main = mainOf(text)
  return {
    documentTitle: titleOf(text),
    title: /<h1[^>]*>([^<]*)/.exec(main)?.[1],
    text: /<\/h1><p>([^<]*)/.exec(main)?.[1],
    links: [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, label]) => ({
      href,
      label,
    })),
    button: /<a [^>]*class="btn"[^>]*>([^<]*)/.exec(main)?.[1],
  }
}

describe('the texts use translation keys 404-title, 404-text and 404-button', () => {
  test.each([404, 410, 500, 503])('for every fatal error, %i included', async (status) => {
    const screen = await screenOf(status, texts(...group(404)))
    expect(screen).toMatchObject({ title: 'Own 404-title', text: 'Own 404-text', button: 'Own 404-button' })
    expect(screen.documentTitle).toContain('Own 404-title')
  })

  test.each([410, 500, 503])(
    'but %i has its own where the content system has texts of that key',
    async (status) => {
      const screen = await screenOf(status, texts(...group(404), ...group(status)))
      expect(screen).toMatchObject({
        title: `Own ${status}-title`,
        text: `Own ${status}-text`,
        button: `Own ${status}-button`,
      })
      expect(screen.documentTitle).toContain(`Own ${status}-title`)
    },
  )

  test.each([
    [410, 'Deze pagina is verwijderd'],
    [500, 'Er ging iets mis'],
    [503, 'Even niet bereikbaar'],
  ])('and %i has its own where the content system has not overridden 404-*', async (status, title) => {
    const screen = await screenOf(status, texts('greeting'))
    expect(screen.title).toBe(title)
    expect(screen.documentTitle).toContain(title)
  })

  test('title, text and button are always those of one status', async () => {
    expect(await screenOf(503, texts('404-text'))).toMatchObject({
      title: 'Pagina niet gevonden',
      text: 'Own 404-text',
    })
    expect(await screenOf(503, texts(...group(404), '503-title'))).toMatchObject({
      title: 'Own 503-title',
      text: 'De inhoud van deze site is even niet bereikbaar. Probeer het over een paar tellen opnieuw.',
    })
  })
})

test.each([404, 410, 500, 503])('the button home comes first on the error screen of %i', async (status) => {
  const { links, button } = await screenOf(status, texts(`${status}-button`))
  expect(links[0]).toEqual({ href: '/', label: `Own ${status}-button` })
  expect(button).toBe(`Own ${status}-button`)
})
