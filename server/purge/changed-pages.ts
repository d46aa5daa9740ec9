import type { Languages } from '../../src/i18n/languages.ts'
import { routingOf } from '../../src/router/match.ts'
import { pagePathOfPayload } from '../../src/router/payload-url.ts'
import type { Config } from '../config/config.ts'
import { isDefaultVisitor } from '../http/cookies.ts'
import { readCacheKey } from '../page-cache/cache-key.ts'
import { pageTag } from '../page-cache/dependency-tracker.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { Purger } from './purger.ts'

interface ChangedPagesDeps {
  readonly purger: Pick<Purger, 'purge'>
  readonly languages: Languages
  readonly config: Pick<Config, 'searchPath' | 'designSystem'>
  readonly pages: Pick<PageCache, 'size'>
}

/** Follows which pages a change of the content made different, for a cache in front. */
export interface ChangedPages {
  /** To be called with the key of a page that was replaced or removed. */
  replaced(key: string): void
  /** To be called at each change of the content. */
  changed(): void
  /** To be called when all known pages have been made once. */
  prerendered(): void
}

/**
 * Purges the pages that differ, by the tag of their address. Redirects are not compared: those of every change
 * are purged, of which there are few. A page that a cache in front may have and this process has not, because
 * it has just started or its memory is full, cannot be compared either; then all pages are purged, by the tag
 * of the global sets, which every page has.
 */
export function createChangedPages({ purger, languages, config, pages }: ChangedPagesDeps): ChangedPages {
  const state = { isPrerendered: false }
  const allOf = (kind: string) => languages.locales.map((locale) => `${kind}:${locale}`)
  return {
    replaced(key) {
      const { address, visitor } = readCacheKey(key)
      if (!isDefaultVisitor(visitor)) return
      const [path = ''] = address.split('?')
      const match = routingOf(languages).match(pagePathOfPayload(path) ?? path, config)
      if (match) purger.purge([pageTag(match.locale, match.path)])
    },
    changed() {
      const knowsAll = state.isPrerendered && pages.size().evicted === 0
      purger.purge([...allOf('redirects'), ...(knowsAll ? [] : allOf('globals'))])
    },
    prerendered() {
      state.isPrerendered = true
    },
  }
}
