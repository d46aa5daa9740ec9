import type { Logger } from 'pino'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import { buildSitemap, type SitemapFiles } from './build.ts'
import type { SitemapDeps } from './urls.ts'

/** The sitemap for search engines. */
export interface Sitemap {
  /**
   * Its files as the content is. Rejects when the content of a language cannot be had and nothing is known:
   * search engines would drop what an incomplete sitemap leaves out.
   */
  files(): Promise<SitemapFiles>
}

interface Parts extends SitemapDeps {
  readonly content: Pick<ContentSource, 'traits' | 'outlines' | 'onChange'>
  readonly config: Pick<Config, 'siteUrl' | 'pagesTtl'>
  readonly logger: Pick<Logger, 'error' | 'info'>
}

interface State {
  files?: SitemapFiles
  /** Why there is none, until `freshUntil` or a change. */
  failure?: { readonly reason: unknown } | undefined
  /** On the monotonic clock. */
  freshUntil: number
  /** Counts the changes of the content. */
  version: number
  /** Of the content when the last making began that has ended, in whatever way. */
  triedFor: number
  making?: Promise<void> | undefined
}

/** Milliseconds after which what could not be made is tried again. */
const retryAfter = 5_000

/**
 * Makes the sitemap when it is asked for and keeps it until the content changes. A source over HTTP looks for
 * edits when it is asked: past `PAGES_TTL_S` the old sitemap is handed out while a new one is made. Never
 * more than one is in the making.
 */
export function createSitemap(parts: Parts): Sitemap {
  const { content, config, logger } = parts
  const lifetime = content.traits.tellsOfChanges ? Number.POSITIVE_INFINITY : config.pagesTtl * 1000
  const state: State = { freshUntil: 0, version: 0, triedFor: -1 }
  content.onChange(() => {
    state.version += 1
    state.failure = undefined
  })

  async function renew(): Promise<void> {
    const { version } = state
    state.failure = undefined
    const began = performance.now()
    try {
      state.files = await buildSitemap(parts)
      state.freshUntil = performance.now() + lifetime
      logger.info({ files: state.files.size, ms: Math.round(performance.now() - began) }, 'Sitemap is made')
    } catch (err) {
      state.freshUntil = performance.now() + retryAfter
      if (!state.files) {
        if (version === state.version) state.failure = { reason: err }
        throw err
      }
      logger.error({ err }, 'The sitemap could not be made anew')
    } finally {
      state.triedFor = version
      state.making = undefined
    }
  }

  const isBehind = () => !state.files || state.triedFor < state.version
  const begin = () => {
    state.making ??= renew()
    return state.making
  }

  return {
    async files() {
      if (state.failure && state.freshUntil > performance.now()) throw state.failure.reason
      if (isBehind()) {
        // What was in the making may have begun before the change. Once more is enough, however often the
        // content changes.
        await begin().catch((reason: unknown) => {
          if (state.triedFor === state.version) throw reason
        })
        if (isBehind()) await begin()
      } else if (state.freshUntil <= performance.now()) begin().catch(() => {})
      if (!state.files) throw new Error('No sitemap was made')
      return state.files
    },
  }
}
