/** Finds the broken links of menus. */
import type { NavigationItem } from '../../src/content/types.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import type { ContentSource } from '../cms/source.ts'
import type { PlacedLink } from './pages/links.ts'

function* linksOf(items: readonly NavigationItem[]): Generator<string> {
  for (const { href, children } of items) {
    if (href !== undefined) yield href
    yield* linksOf(children)
  }
}

/** Yields the links of all menus of a language; none where the source cannot list its menus. */
export async function* menuLinks(
  content: Pick<ContentSource, 'navigation' | 'navigations'>,
  locale: Locale,
): AsyncGenerator<PlacedLink> {
  for (const { handle } of (await content.navigations?.()) ?? [])
    for (const address of new Set(linksOf((await content.navigation(locale, handle)) ?? [])))
      yield { place: `menu ${handle}`, address }
}
