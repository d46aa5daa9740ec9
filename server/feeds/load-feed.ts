import type { Logger } from 'pino'
import type { ContentPage } from '../../src/content/types.ts'
import { defined } from '../../src/content/values/values.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import { createTranslate } from '../../src/i18n/translate.ts'
import * as errorTexts from '../../src/shared/errors.ts'
import type { SiteSettings } from '../cms/site-settings.ts'
import type { Config } from '../config/config.ts'
import { type Site, siteOf } from '../http/domains/public-addresses.ts'
import { articleDates } from '../loaders/content/describe-page.ts'
import { feedQueryOf } from '../loaders/content/page-feeds.ts'
import { feedTitle, siteNameOf } from '../loaders/head.ts'
import type { LoaderDeps } from '../loaders/loader.ts'
import type { PageBody } from '../page-body/read-page.ts'
import { absoluteUrl, pageAddress } from '../seo/addresses.ts'
import { readOrganization } from '../seo/organization-fields.ts'
import type { Feed, FeedItem } from './feed.ts'
import { type DatedEntry, newestIn, newestOf } from './newest-entries.ts'

type LoadedParts = 'content' | 'languages' | 'redirects' | 'globals' | 'bodies' | 'messages' | 'scheduler'

/** The services and settings that loading a feed needs. */
export interface FeedDeps extends Pick<LoaderDeps, LoadedParts> {
  readonly config: Pick<Config, 'siteUrl' | 'pagesTtl' | 'designSystem'>
  readonly logger: Pick<Logger, 'warn'>
}

/** Maximum number of items of a feed. Feed readers keep older ones that they have seen. */
const maxItems = 30

/**
 * Loads the feed of a language, with the newest entries of all collections whose entries have dates;
 * undefined where the language has no such collection.
 * @throws the error of the content source when it fails
 */
export async function loadFeed(deps: FeedDeps, locale: Locale): Promise<Feed | undefined> {
  const { content, globals, languages, messages, logger } = deps
  const collections = await content.dated(locale)
  if (collections.length === 0) return undefined
  await deps.scheduler.dataQueue.turn()
  const settings = await globals.settings(locale)
  const translations = await content.translations(locale).catch((err: unknown) => {
    logger.warn({ err, locale }, errorTexts.translations)
    return []
  })
  const t = createTranslate(messages(locale), translations)
  return {
    ...publisher(deps, locale, settings),
    title: feedTitle(t('feed-title'), settings),
    homeUrl: pageAddress(siteOf(deps), languages.withPrefix(locale, '/')),
    items: await itemsOf(deps, locale, await newestOf(deps, locale, collections)),
  }
}

/**
 * Loads the feed of the page of a collection or term, with its newest entries; undefined for other pages, and
 * for those whose entries have no dates.
 * @param path decoded, without the prefix of the language
 * @throws the error of the content source when it fails
 */
export async function loadPageFeed(
  deps: FeedDeps,
  locale: Locale,
  path: string,
): Promise<{ readonly feed: Feed; readonly page: string } | undefined> {
  const answer = await deps.content.page(locale, path)
  if (answer.kind !== 'page') return undefined
  const { page } = answer
  const query = await feedQueryOf(deps.content, page)
  if (!query) return undefined
  await deps.scheduler.dataQueue.turn()
  const settings = await deps.globals.settings(locale)
  const { head, seo } = await deps.bodies(page)
  const description = head.lead || seo.description || head.opening
  const feed = {
    ...publisher(deps, locale, settings),
    title: feedTitle(page.title, settings),
    ...(description && { description }),
    homeUrl: pageAddress(siteOf(deps), page.path),
    items: await itemsOf(deps, locale, await newestIn(deps, locale, query)),
  }
  return { feed, page: page.path }
}

/** The members of a feed that are the same for all feeds of a language. */
function publisher(deps: FeedDeps, locale: Locale, settings: SiteSettings) {
  const organization = settings.organization && readOrganization(settings.organization)
  const home = pageAddress(siteOf(deps), deps.languages.withPrefix(locale, '/'))
  return {
    description: settings.tagline ?? settings.description,
    language: deps.languages.of(locale).lang,
    author: { name: organization?.name ?? siteNameOf(settings), url: organization?.url ?? home },
  }
}

async function itemsOf(
  deps: FeedDeps,
  locale: Locale,
  newest: readonly DatedEntry[],
): Promise<readonly FeedItem[]> {
  const yieldToEventLoop = deps.scheduler.createYield()
  const items: FeedItem[] = []
  // Pages are loaded one after the other: over HTTP each may be a request, and most are cached.
  for (const entry of newest) {
    if (items.length === maxItems) break
    await yieldToEventLoop()
    const item = await itemAt(deps, entry).catch((err: unknown) => {
      deps.logger.warn({ err, locale, path: entry.match.path }, 'An entry is missing from the feeds')
      return undefined
    })
    if (item) items.push(item)
  }
  return items
}

/**
 * Loads the item of an entry; undefined for an entry that is missing, redirects or is not to be shown
 * untranslated, that search engines may not list, or that has no valid date.
 */
async function itemAt(
  { config, content, languages, bodies }: FeedDeps,
  { match: { locale, path }, isUntranslated }: DatedEntry,
): Promise<FeedItem | undefined> {
  const answer = await content.page(locale, path)
  if (answer.kind !== 'page' || (answer.page.fallback && !isUntranslated)) return undefined
  const body = await bodies(answer.page)
  return body.seo.noindex ? undefined : itemOf(answer.page, body, siteOf({ config, languages }))
}

function itemOf(page: ContentPage, { head, seo }: PageBody, site: Site): FeedItem | undefined {
  const dates = articleDates(page)
  if (!dates) return undefined
  return defined({
    url: pageAddress(site, page.path),
    title: page.title,
    summary: head.lead ?? (seo.description || head.opening),
    published: dates.published,
    modified: dates.modified,
    image: absoluteUrl(site.siteUrl, (head.picture ?? seo.social.image)?.src),
  })
}
