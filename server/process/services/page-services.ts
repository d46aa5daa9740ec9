import type { Deps } from '../../deps.ts'
import { createFeeds } from '../../feeds/feeds.ts'
import { createResponseBuilder } from '../../page-cache/build-response.ts'
import { createPageCache } from '../../page-cache/page-cache.ts'
import { prerenderPage } from '../../page-cache/render-response.ts'
import { renewStored } from '../../page-cache/renew-stored.ts'
import { createPrerenderer } from '../../prerender/prerenderer.ts'
import { type ChangedPages, createChangedPages } from '../../purge/changed-pages.ts'
import { createPurger } from '../../purge/purger.ts'
import { createSitemap } from '../../sitemap/sitemap.ts'

/**
 * Milliseconds in which pages are still sent as they were when the content has changed: longer than comparing
 * those takes that are being read, and short enough for what is published to be seen within a second.
 */
const changeGrace = 500

type PageServices =
  | 'responseBuilder'
  | 'pages'
  | 'prerender'
  | 'feeds'
  | 'sitemap'
  | 'purger'
  | 'stopRenewing'

/** Adds the services that need all others: page cache, prerenderer, purger, feeds and sitemap. */
export function createPageServices(parts: Omit<Deps, PageServices>): Deps {
  const { config, content, languages, logger, scheduler } = parts
  const purger = config.purge && createPurger({ config: config.purge, logger })
  const changedPages: { current?: ChangedPages } = {}
  const pages = createPageCache({
    maxBytes: config.pageCacheMaxBytes,
    seconds: config.pagesTtl,
    scheduler,
    grace: changeGrace,
    onError: (err, address) => logger.error({ err, address }, 'A page could not be made again'),
    onReplaced: (key) => changedPages.current?.replaced(key),
  })
  const changed = purger && createChangedPages({ purger, languages, config, pages })
  if (changed) changedPages.current = changed
  content.onChange(pages.invalidate)
  if (changed) content.onChange(changed.changed)
  parts.contentPictures.onChange(pages.invalidate)
  const prerender = createPrerenderer({
    ...{ content, languages, config },
    prerender: (path) => prerenderPage({ ...deps, makePicturesAhead: parts.contentPictures.makeAhead }, path),
    isStored: pages.has,
    onDone: () => changed?.prerendered(),
    ...{ logger, scheduler },
  })
  const stopRenewing = renewStored({
    ...{ content, pages, languages, config, scheduler },
    others: [parts.contentPictures],
    renderDeps: () => deps,
  })
  const deps: Deps = {
    ...parts,
    responseBuilder: createResponseBuilder(parts),
    pages: { ...pages, prerendered: prerender.paths },
    prerender,
    purger,
    stopRenewing,
    feeds: createFeeds(parts),
    sitemap: createSitemap(parts),
  }
  return deps
}
