import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { sharedCacheHeaders } from '../http/cache-headers.ts'
import { routeNotFound } from '../http/http-error.ts'
import { feedFiles, feedPath } from '../seo/feed-addresses.ts'

/** Serves the feeds of each language, at `/feed.xml`, `/en/feed.json` and so on. */
export function feeds({
  config,
  languages,
  feeds: written,
}: Pick<Deps, 'config' | 'languages' | 'feeds'>): RequestHandler {
  const rows = new Map(
    languages.rows.flatMap(({ locale, lang }) =>
      feedFiles.map(
        ({ file, type }) => [feedPath(languages, locale, file), { locale, lang, file, type }] as const,
      ),
    ),
  )
  const lifetimes = Object.fromEntries(sharedCacheHeaders(config.pagesTtl))
  return async (req, res, next) => {
    const row = rows.get(req.path)
    if (!row) return next()
    const text = await written.get(row.locale, row.file)
    if (text === undefined) throw routeNotFound(req.originalUrl)
    res.set({ ...lifetimes, 'Content-Language': row.lang, 'Content-Type': `${row.type}; charset=utf-8` })
    res.send(text)
  }
}
