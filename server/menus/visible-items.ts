import type { NavigationItem } from '../../src/content/types.ts'
import type { Languages } from '../../src/i18n/languages.ts'
import { routingOf } from '../../src/router/match.ts'
import { isDesignSystem } from '../../src/routes.ts'
import { memoLast, memoWeak } from '../../src/shared/memo.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'

export type OwnPagesChoice = Pick<Config, 'designSystem'>
type Items = readonly NavigationItem[]

const hrefsIn = (items: Items): readonly string[] =>
  items.flatMap(({ href, children }) => [...(href === undefined ? [] : [href]), ...hrefsIn(children)])

/** Links to pages of the design system, with the language and the path of each. */
const ownLinks = (languages: Languages, items: Items) =>
  hrefsIn(items).flatMap((href) => {
    const match = href.startsWith('/') ? routingOf(languages).match(href) : undefined
    return match && isDesignSystem(match.route) ? [{ href, locale: match.locale, path: match.path }] : []
  })

const without = memoWeak((items: Items) =>
  memoLast((gone: string): Items => withoutLinks(items, new Set(gone.split(' ')))),
)

const withoutLinks = (items: Items, gone: ReadonlySet<string>): Items =>
  items.flatMap(({ children, ...item }) => {
    const below = withoutLinks(children, gone)
    return item.href !== undefined && gone.has(item.href) ? below : [{ ...item, children: below }]
  })

/**
 * Returns a function that leaves out links to the design system where the site does not have it, and content
 * has no page in its place.
 */
export function createVisibleItems(
  content: Pick<ContentSource, 'has'>,
  languages: Languages,
  { designSystem }: OwnPagesChoice,
) {
  return async (items: Items): Promise<Items> => {
    if (designSystem !== 'off') return items
    const gone: string[] = []
    for (const { href, locale, path } of ownLinks(languages, items))
      if (!(await content.has(locale, path).catch(() => false))) gone.push(href)
    return gone.length > 0 ? without(items)(gone.join(' ')) : items
  }
}
