import type { TreeItem } from '../../src/content/types.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { showcases } from '../../src/routes.ts'
import { everyLanguage } from './head.ts'
import type { LoadContext, LoadedPage } from './loader.ts'

/** Loads the sitemap page: the tree of all pages of a language. */
export async function loadSitemap({ match, deps, t }: LoadContext): Promise<LoadedPage> {
  const tree = await deps.content.tree(match.locale)
  const own = deps.config.designSystem === 'on' ? [designSystem(deps.languages, match.locale, t)] : []
  return {
    kind: 'found',
    data: { kind: 'sitemap', tree: [...tree, ...own] },
    title: t('sitemap-title'),
    alternates: everyLanguage(deps.languages, match.path),
  }
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
