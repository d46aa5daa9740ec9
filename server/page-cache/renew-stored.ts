import type { Languages } from '../../src/i18n/languages.ts'
import { routingOf } from '../../src/router/match.ts'
import { pagePathOfPayload } from '../../src/router/payload-url.ts'
import { entryPages } from '../../src/routes.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import type { Scheduler } from '../scheduling/scheduler.ts'
import { readCacheKey } from './cache-key.ts'
import type { PageCache } from './page-cache.ts'
import { type ResponseRenderDeps, rendererAt } from './render-response.ts'

interface RenewDeps {
  readonly content: Pick<ContentSource, 'onChange' | 'has' | 'page'>
  /** What pages show besides the content, and when it changes. */
  readonly others: readonly Pick<ContentSource, 'onChange'>[]
  readonly pages: Pick<PageCache, 'outdated' | 'renew' | 'drop'>
  readonly languages: Languages
  readonly config: Pick<Config, 'designSystem' | 'searchPath'>
  /** The services that make a page, which are not there yet when this begins. */
  readonly renderDeps: () => ResponseRenderDeps
  readonly scheduler: Pick<Scheduler, 'createTask' | 'rest'>
}

/** Pages that are compared without a rest: those that somebody reads at this moment. */
const withoutRest = 30

/**
 * Compares stored pages with the content after each change, the most recently used first, and renders those
 * anew that differ: so that nobody waits for it, and caches in front are told of exactly these pages. Pages
 * that are gone are removed before all else. A change meanwhile begins again with the pages that are then used.
 * @returns the function that stops this
 */
export function renewStored({
  content,
  others,
  pages,
  languages,
  config,
  renderDeps,
  scheduler,
}: RenewDeps): () => void {
  const routing = routingOf(languages)
  const state = { version: 0 }
  const end = new AbortController()

  /** Whether the content has no page any more at the address of a response. */
  async function isGone(address: string): Promise<boolean> {
    const [path = ''] = address.split('?')
    const match = routing.match(pagePathOfPayload(path) ?? path, config)
    if (!match || !entryPages.has(match.route.page)) return false
    const { locale, path: inside } = match
    if (await content.has(locale, inside).catch(() => true)) return false
    // A list need not have every page: the system's sitemap may name others.
    const answer = await content.page(locale, inside).catch(() => undefined)
    return answer?.kind === 'missing'
  }

  async function dropGone(): Promise<void> {
    for (const key of pages.outdated()) if (await isGone(readCacheKey(key).address)) pages.drop(key)
  }

  async function renewAll(isCurrent: () => boolean): Promise<void> {
    for (const [index, key] of pages.outdated().entries()) {
      if (!isCurrent()) return
      const began = performance.now()
      const { address, visitor } = readCacheKey(key)
      const render = rendererAt(renderDeps(), address, visitor)
      if (render) await pages.renew(key, render)
      if (index >= withoutRest) await scheduler.rest(performance.now() - began, end.signal)
    }
  }

  const task = scheduler.createTask({
    settle: 0,
    async work() {
      const { version } = state
      await renewAll(() => version === state.version && !end.signal.aborted)
      return undefined
    },
  })
  function renew(): void {
    state.version += 1
    void dropGone()
    task.schedule()
  }
  const unsubscribes = [content, ...others].map(({ onChange }) => onChange(renew))
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
    end.abort()
    task.close()
  }
}
