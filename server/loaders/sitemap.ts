import type { TreeItem } from '../../src/content/types.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { showcases } from '../../src/routes.ts'
import type { ContentSource } from '../cms/source.ts'
import { everyLanguage } from './head.ts'
import type { LoadContext, LoadedPage } from './loader.ts'

/** Loads the sitemap page: the tree of all pages of a language. */
export async function loadSitemap({ match, deps, t }: LoadContext): Promise<LoadedPage> {
  const tree = await deps.content.tree(match.locale)
  const own = deps.config.designSystem === 'on' ? [designSystem(deps.languages, match.locale, t)] : []
  const topics = await taxonomyPages(deps.content, match.locale)
  return {
    kind: 'found',
    data: { kind: 'sitemap', tree: [...tree, ...own], ...(topics.length > 0 && { topics }) },
    title: t('sitemap-title'),
    alternates: everyLanguage(deps.languages, match.path),
  }
}

/** The pages of taxonomies. Their terms are left out: a site may have hundreds. */
async function taxonomyPages(
  content: Pick<ContentSource, 'topics'>,
  locale: Locale,
): Promise<readonly TreeItem[]> {
  const pages: TreeItem[] = []
  for (const { topic, title, path } of await content.topics(locale))
    if (topic.slug === undefined) pages.push({ title, path, children: [] })
  return pages
}

/** The pages of the design system as a branch of the tree, which otherwise contains only content. */
const designSystem = ({ withPrefix }: Languages, locale: Locale, t: Translate): TreeItem => ({
  title: t('designsystem-title'),
  path: withPrefix(locale, '/designsystem'),
  children: showcases.map((component) => ({
    title: t(`ds-${component}-title`),
    path: withPrefix(locale, `/designsystem/${component}`),
    children: [],
  })),
})
