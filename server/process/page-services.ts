import type { Deps } from '../deps.ts'
import { createFeeds } from '../feeds/feeds.ts'
import { createResponseBuilder } from '../page-cache/build-response.ts'
import { createPageCache } from '../page-cache/page-cache.ts'
import { prerenderPage } from '../page-cache/render-response.ts'
import { createPrerenderer } from '../prerender/prerenderer.ts'
import { createSitemap } from '../sitemap/sitemap.ts'

/** Adds the services that need all others: page cache, prerenderer, feeds and sitemap. */
export function createPageServices(
  parts: Omit<Deps, 'responseBuilder' | 'pages' | 'prerender' | 'feeds' | 'sitemap'>,
): Deps {
  const { config, content, languages, logger, scheduler } = parts
  const pages = createPageCache({
    maxBytes: config.pageCacheMaxBytes,
    seconds: config.pagesTtl,
    scheduler,
    onError: (err, address) => logger.error({ err, address }, 'A page could not be made again'),
  })
  content.onChange(pages.invalidate)
  parts.contentPictures.onChange(pages.invalidate)
  const prerender = createPrerenderer({
    ...{ content, languages, config },
    prerender: (path) => prerenderPage({ ...deps, makePicturesAhead: parts.contentPictures.makeAhead }, path),
    isStored: pages.has,
    ...{ logger, scheduler },
  })
  const deps: Deps = {
    ...parts,
    responseBuilder: createResponseBuilder(parts),
    pages: { ...pages, prerendered: prerender.paths },
    prerender,
    feeds: createFeeds(parts),
    sitemap: createSitemap(parts),
  }
  return deps
}
