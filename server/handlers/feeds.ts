import type { RequestHandler, Response } from 'express'
import type { Locale } from '../../src/i18n/languages.ts'
import { routingOf } from '../../src/router/match.ts'
import type { Deps } from '../deps.ts'
import { sharedCacheHeaders } from '../http/cache-headers.ts'
import { routeNotFound } from '../http/http-error.ts'
import { feedFiles, feedPath } from '../seo/feed-addresses.ts'

type FeedDeps = Pick<Deps, 'config' | 'languages' | 'feeds'>

/** Sends the text of a feed; `file` is one of `feedFiles`. */
function createSender({ config, languages }: FeedDeps) {
  const lifetimes = Object.fromEntries(sharedCacheHeaders(config.pagesTtl))
  const types = new Map<string, string>(feedFiles.map(({ file, type }) => [file, type]))
  return (res: Response, locale: Locale, file: string, text: string): void => {
    const type = `${types.get(file)}; charset=utf-8`
    res.set({ ...lifetimes, 'Content-Language': languages.of(locale).lang, 'Content-Type': type })
    res.send(text)
  }
}

/** Serves the feeds of each language, at `/feed.xml`, `/en/feed.json` and so on. */
export function feeds(deps: FeedDeps): RequestHandler {
  const { languages, feeds: written } = deps
  const rows = new Map(
    languages.locales.flatMap((locale) =>
      feedFiles.map(
        ({ file }) => [feedPath(languages.withPrefix(locale, '/'), file), { locale, file }] as const,
      ),
    ),
  )
  const send = createSender(deps)
  return async (req, res, next) => {
    const row = rows.get(req.path)
    if (!row) return next()
    const text = await written.get(row.locale, row.file)
    if (text === undefined) throw routeNotFound(req.originalUrl)
    send(res, row.locale, row.file, text)
  }
}

/** The feed of a page, by the address of the page. */
const ofPage = /^(\/.+)\/(feed\.(?:xml|json))$/

/**
 * Serves the feeds of pages, at `/news/feed.xml`, `/en/news/topics/wind/feed.json` and so on. A page of the
 * content at such an address is shown in its place; an address without a feed is left to the pages.
 */
export function pageFeeds(deps: FeedDeps & Pick<Deps, 'content'>): RequestHandler {
  const { config, content, languages, feeds: written } = deps
  const send = createSender(deps)
  return async (req, res, next) => {
    const [, address = '', file = ''] = ofPage.exec(req.path) ?? []
    const match = address ? routingOf(languages).match(address, config) : undefined
    if (match?.route.page !== 'content') return next()
    if (await content.has(match.locale, `${match.path}/${file}`)) return next()
    const text = await written.ofPage(match.locale, match.path, file)
    if (text === undefined) return next()
    send(res, match.locale, file, text)
  }
}
