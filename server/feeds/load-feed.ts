import type { Logger } from 'pino'
import type { ContentPage } from '../../src/content/types.ts'
import { defined } from '../../src/content/values/values.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import { createTranslate } from '../../src/i18n/translate.ts'
import type { RouteMatch } from '../../src/router/match.ts'
import * as errorTexts from '../../src/shared/errors.ts'
import { findServed } from '../cms/redirects/served-page.ts'
import type { Config } from '../config/config.ts'
import { type Site, siteOf } from '../http/domains/public-addresses.ts'
import { articleDates } from '../loaders/content/content.ts'
import { feedTitle, siteNameOf } from '../loaders/head.ts'
import type { LoaderDeps } from '../loaders/loader.ts'
import type { PageBody } from '../page-body/read-page.ts'
import { absoluteUrl, pageAddress } from '../seo/addresses.ts'
import { readOrganization } from '../seo/organization-fields.ts'
import type { Feed, FeedItem } from './feed.ts'

type LoadedParts = 'content' | 'languages' | 'redirects' | 'globals' | 'bodies' | 'messages' | 'scheduler'

/** The services and settings that loading a feed needs. */
export interface FeedDeps extends Pick<LoaderDeps, LoadedParts> {
  readonly config: Pick<Config, 'siteUrl' | 'pagesTtl' | 'designSystem'>
  readonly logger: Pick<Logger, 'warn'>
}

/** Maximum number of items of a feed. Feed readers keep older ones that they have seen. */
const maxItems = 30
/** Maximum number of entries loaded for a feed, as some may turn out to be excluded from search engines. */
const maxLoaded = 60

/**
 * Loads the feed of a language, with the newest entries of all collections whose entries have dates;
 * undefined where the language has no such collection.
 * @throws the error of the content source when it fails
 */
export async function loadFeed(deps: FeedDeps, locale: Locale): Promise<Feed | undefined> {
  const { content, globals, languages, messages, logger } = deps
  const collections = await content.dated(locale)
  if (collections.length === 0) return undefined
  const settings = await globals.settings(locale)
  const translations = await content.translations(locale).catch((err: unknown) => {
    logger.warn({ err, locale }, errorTexts.translations)
    return []
  })
  const t = createTranslate(messages(locale), translations)
  const title = feedTitle(t('feed-title'), settings)
  const organization = settings.organization && readOrganization(settings.organization)
  const homeUrl = pageAddress(siteOf(deps), languages.withPrefix(locale, '/'))
  return {
    title,
    description: settings.tagline ?? settings.description ?? title,
    language: languages.of(locale).lang,
    homeUrl,
    author: {
      name: organization?.name ?? siteNameOf(settings),
      url: organization?.url ?? homeUrl,
    },
    items: await newestItems(deps, locale, collections),
  }
}

/** Maximum number of entries in memory during the search for the newest: a large site has too many. */
const maxInMemory = 1_000

/** An entry with its date. */
interface DatedPage {
  readonly match: RouteMatch
  /** Whether the language shows it untranslated. */
  readonly isUntranslated: boolean
  /** Milliseconds since 1970. */
  readonly time: number
}

const newestFirst = (entries: readonly DatedPage[]): DatedPage[] =>
  entries.toSorted((one, other) => other.time - one.time).slice(0, maxLoaded)

/**
 * Finds the newest entries of the given collections that search engines may list and that no redirect hides.
 */
async function findNewest(
  deps: FeedDeps,
  locale: Locale,
  collections: readonly string[],
): Promise<readonly DatedPage[]> {
  const yieldToEventLoop = deps.scheduler.createYield()
  const now = Date.now()
  let candidates: DatedPage[] = []
  for (const { summary, collection, indexing, fallback } of await deps.content.outlines(locale)) {
    await yieldToEventLoop()
    const time = Date.parse(summary.date ?? '')
    // An entry without a date, or with one in the future, as in an agenda, is no news.
    if (!(time <= now) || indexing.noindex || !collections.includes(collection)) continue
    const match = await findServed(deps, locale, summary.path)
    if (match) candidates.push({ match, isUntranslated: fallback !== undefined, time })
    if (candidates.length > maxInMemory) candidates = newestFirst(candidates)
  }
  return newestFirst(candidates)
}

async function newestItems(
  deps: FeedDeps,
  locale: Locale,
  collections: readonly string[],
): Promise<readonly FeedItem[]> {
  const yieldToEventLoop = deps.scheduler.createYield()
  const items: FeedItem[] = []
  // Pages are loaded one after the other: over HTTP each may be a request, and most are cached.
  for (const page of await findNewest(deps, locale, collections)) {
    if (items.length === maxItems) break
    await yieldToEventLoop()
    const item = await itemAt(deps, page).catch((err: unknown) => {
      deps.logger.warn({ err, locale, path: page.match.path }, 'An entry is missing from the feeds')
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
  { match: { locale, path }, isUntranslated }: DatedPage,
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
    summary: head.lead ?? (seo.description || undefined),
    published: dates.published,
    modified: dates.modified,
    image: absoluteUrl(site.siteUrl, (head.picture ?? seo.social.image)?.src),
  })
}
