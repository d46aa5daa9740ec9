import type { Logger } from 'pino'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import { buildSitemap, type SitemapFiles } from './build.ts'
import type { SitemapDeps } from './urls.ts'

/** The sitemap for search engines. */
export interface Sitemap {
  /**
   * Returns the files of the current content; over HTTP, of the content a short while ago. Rejects when the
   * content of a language fails to load and there are no earlier files: search engines would drop the pages
   * that an incomplete sitemap leaves out.
   */
  files(): Promise<SitemapFiles>
}

interface CachedSitemapDeps extends SitemapDeps {
  readonly content: Pick<ContentSource, 'traits' | 'outlines' | 'topics' | 'onChange'>
  readonly config: Pick<Config, 'siteUrl' | 'pagesTtl' | 'designSystem'>
  readonly logger: Pick<Logger, 'error' | 'info'>
}

interface SitemapState {
  files?: SitemapFiles
  /**
   * The error of the last build when there are no files; valid until `freshUntil` or a change of the content.
   */
  failure?: { readonly reason: unknown } | undefined
  /** End of the lifetime of files or failure, in milliseconds on the monotonic clock. */
  freshUntil: number
  /** Number of changes of the content. */
  version: number
  /** Version of the content at the start of the last build that has ended, successfully or not. */
  triedVersion: number
  building?: Promise<void> | undefined
}

/** Milliseconds after which a build that failed is tried again. */
const retryAfter = 5_000

/**
 * Creates the sitemap. It is built when it is requested, and cached until the content changes. Edits in a
 * content system over HTTP are not reported: after `PAGES_TTL_S` the old sitemap is returned while a new one
 * is built. Builds never overlap.
 */
export function createSitemap(deps: CachedSitemapDeps): Sitemap {
  const { content, config, logger } = deps
  const lifetime = content.traits.tellsOfChanges ? Number.POSITIVE_INFINITY : config.pagesTtl * 1000
  const state: SitemapState = { freshUntil: 0, version: 0, triedVersion: -1 }
  content.onChange(() => {
    state.version += 1
    state.failure = undefined
  })

  async function build(): Promise<void> {
    const { version } = state
    state.failure = undefined
    const began = performance.now()
    try {
      state.files = await buildSitemap(deps)
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
      state.triedVersion = version
      state.building = undefined
    }
  }

  const isOutdated = () => !state.files || state.triedVersion < state.version
  const buildOnce = () => {
    state.building ??= build()
    return state.building
  }

  return {
    async files() {
      if (state.failure && state.freshUntil > performance.now()) throw state.failure.reason
      if (isOutdated()) {
        // A build that was running may have started before the change. One more is enough, however often the
        // content changes meanwhile.
        await buildOnce().catch((reason: unknown) => {
          if (state.triedVersion === state.version) throw reason
        })
        if (isOutdated()) await buildOnce()
      } else if (state.freshUntil <= performance.now()) buildOnce().catch(() => {})
      if (!state.files) throw new Error('No sitemap was made')
      return state.files
    },
  }
}
