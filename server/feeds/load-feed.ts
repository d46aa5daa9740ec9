import type { ContentPage, Summary } from '../../src/content/types.ts'
import { defined } from '../../src/content/values.ts'
import { type Locale, localeRow, withPrefix } from '../../src/i18n/locales.ts'
import { createTranslate } from '../../src/i18n/translate.ts'
import { matchRoute } from '../../src/router/match.ts'
import type { Body } from '../bodies.ts'
import { articleDates } from '../content-loader.ts'
import type { Deps } from '../deps.ts'
import { feedTitle, siteNameOf } from '../head.ts'
import { readOrganization } from '../organization.ts'
import { absoluteUrl, pageAddress } from '../seo/addresses.ts'
import { encodePath } from '../target.ts'
import type { Feed, FeedItem } from './feed.ts'

export type FeedDeps = Pick<Deps, 'config' | 'content' | 'globals' | 'bodies' | 'messages'>

/** Readers keep what they have seen. */
const longest = 30

/**
 * The newest of all dated collections of a language; undefined where there are none.
 * @throws what the content source throws when it cannot be asked
 */
export async function loadFeed(deps: FeedDeps, locale: Locale): Promise<Feed | undefined> {
  const { config, content, globals, messages } = deps
  const collections = await content.dated(locale)
  if (collections.length === 0) return undefined
  const settings = await globals.settings(locale)
  const t = createTranslate(messages[locale], await content.translations(locale).catch(() => []))
  const title = feedTitle(t('feed-title'), settings, config.siteUrl)
  const organization = settings.organization && readOrganization(settings.organization)
  const homeUrl = pageAddress(config.siteUrl, withPrefix(locale, '/'))
  return {
    title,
    description: settings.tagline ?? settings.description ?? title,
    language: localeRow(locale).lang,
    homeUrl,
    author: {
      name: organization?.name ?? siteNameOf(settings, config.siteUrl),
      url: organization?.url ?? homeUrl,
    },
    items: await newestItems(deps, locale, collections),
  }
}

const timeOf = (date: string | undefined): number => Date.parse(date ?? '')

/** What is dated later than now is no news yet: an agenda announces it. */
const newestFirst = (entries: readonly Summary[], now: number): readonly Summary[] =>
  entries
    .filter(({ date }) => timeOf(date) <= now)
    .toSorted((one, other) => timeOf(other.date) - timeOf(one.date))

async function newestItems(
  deps: FeedDeps,
  locale: Locale,
  collections: readonly string[],
): Promise<readonly FeedItem[]> {
  const lists = await Promise.all(
    collections.map((collection) => deps.content.entries(locale, { collection })),
  )
  const items: FeedItem[] = []
  // One after the other: a system over HTTP may count calls, and most pages are known.
  for (const { path } of newestFirst(lists.flat(), Date.now())) {
    if (items.length === longest) break
    const item = await itemAt(deps, path).catch(() => undefined)
    if (item) items.push(item)
  }
  return items
}

/** Undefined for what a visitor or a search engine would not find there. One entry that cannot be had costs itself. */
async function itemAt({ config, content, bodies }: FeedDeps, path: string): Promise<FeedItem | undefined> {
  const match = matchRoute(encodePath(path))
  const answer = match && (await content.page(match.locale, match.path))
  if (answer?.kind !== 'page' || answer.page.fallback) return undefined
  const body = await bodies(answer.page)
  return body.seo.noindex ? undefined : itemOf(answer.page, body, config.siteUrl)
}

function itemOf(page: ContentPage, { head, seo }: Body, siteUrl: string): FeedItem | undefined {
  const dates = articleDates(page)
  if (!dates) return undefined
  return defined({
    url: pageAddress(siteUrl, page.path),
    title: page.title,
    summary: head.lead ?? (seo.description || undefined),
    published: dates.published,
    modified: dates.modified,
    image: absoluteUrl(siteUrl, (head.picture ?? seo.social.image)?.src),
  })
}
