import { setTimeout } from 'node:timers/promises'
import { withPages } from '../../chaos/lab/many-pages.mjs'
import { createReplay } from '../../cms-mock/replay.mjs'
import { createStandInServer } from '../../cms-mock/server.mjs'

const list = '/api/collections/pages/entries'

/** The body of an answer, which may be text. */
const parsed = (body) => (typeof body === 'string' ? JSON.parse(body) : body)

/** Entries of the recorded system that are pages of the default language. */
function recordedPages(respond) {
  const query = new URLSearchParams({ limit: '100' })
  const { body } = respond({ method: 'GET', path: list, url: list, query, headers: { host: 'x' }, body: '' })
  return parsed(body).data.filter(
    ({ locale, url, published, redirect }) =>
      locale === 'nl' && /^(?:\/[a-z-]+)+$/.test(url ?? '') && published !== false && !redirect,
  )
}

/**
 * Starts a stand-in for a content system of which one page is edited again and again. It answers after some
 * milliseconds, as a real one does. Besides its own members it has those of the stand-in server: faults, and
 * counts of what was asked.
 * @param pages how many pages it has besides those that were recorded, with REST
 * @param answer called with each answer and its request, to return another one
 */
export async function createContentSystem({
  port = 0,
  delay = 0,
  system = 'rest',
  pages: more = 0,
  answer = (own) => own,
} = {}) {
  const replay = createReplay(system, more > 0 ? (all) => withPages(all, more) : undefined)
  const pages = system === 'rest' ? recordedPages(replay) : []
  const edited = pages.find(({ url }) => url !== '/') ?? pages[0]
  const state = { version: 0, calls: 0 }
  const textOf = (version) => `Fleetversie${version}`

  /** Puts the edit into whatever has the entry in it. */
  const withEdit = (value) => {
    if (Array.isArray(value)) return value.map(withEdit)
    if (value === null || typeof value !== 'object') return value
    const copy = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withEdit(member)]))
    if (copy.id !== edited?.id) return copy
    const updated = new Date(Date.UTC(2026, 0, 1) + state.version * 1_000).toISOString()
    return {
      ...copy,
      ...('title' in copy && { title: textOf(state.version) }),
      ...('last_modified' in copy && { last_modified: updated }),
    }
  }

  const server = await createStandInServer({
    port,
    async respond(request) {
      state.calls += 1
      const own = replay(request)
      const isJson = own?.body !== undefined && !(own.body instanceof Uint8Array)
      const withIt = edited && isJson ? { ...own, body: withEdit(parsed(own.body)) } : own
      await setTimeout(delay)
      return answer(withIt, request)
    },
  })
  const locales = system === 'fetch' ? { CMS_LOCALES: 'nl=default,en=en,de=de' } : {}

  return {
    ...server,
    /** The settings of a site that is to ask it. */
    env: { CONTENT_SOURCE: system, CMS_URL: server.url, ...locales },
    page: edited?.url,
    paths: [...new Set(pages.map(({ url }) => url))].slice(0, 20),
    event: { event: 'entry.saved', payload: { id: edited?.id, collection: 'pages' } },
    edit() {
      state.version += 1
      return textOf(state.version)
    },
    calls: () => state.calls,
    stop: () => server.close(),
  }
}
