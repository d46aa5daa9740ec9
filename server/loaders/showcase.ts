import { readFind } from '../../src/content/showcase/find-query.ts'
import type { ShowcaseData } from '../../src/content/showcase/showcase-data.ts'
import { readView } from '../../src/content/showcase/stage-view.ts'
import { loadDocs } from '../../src/showcase/load.ts'
import { queryOf } from '../http/canonical-path.ts'
import { everyLanguage } from './head.ts'
import type { LoadContext, LoadedPage, LoaderDeps } from './loader.ts'

/** Loads the overview of the design system. Its query may ask what a text finds. */
export function loadOverview({ match, deps, t, fullPath }: LoadContext): LoadedPage {
  const query = readFind(queryOf(fullPath))
  return {
    kind: 'found',
    data: { kind: 'designsystem', ...(query && { query }) },
    title: t('designsystem-title'),
    ...robotsOf(deps, query !== ''),
    alternates: everyLanguage(deps.languages, match.path),
  }
}

/**
 * Loads the page of one component in the design system. Its query selects how the examples are shown, and
 * optionally one example to show alone. An unknown example is ignored.
 */
export async function loadShowcase({ match, deps, t, fullPath }: LoadContext): Promise<LoadedPage> {
  const { locale, path, route } = match
  const component = route.component ?? ''
  const { example, ...view } = readView(queryOf(fullPath), locale)
  const { showcase, texts } = await loadDocs(component, locale, view.locale)
  const alone = showcase.examples.find(({ id }) => id === example)?.id
  const title = `${t(`ds-${component}-title`)} – ${t('designsystem-title')}`
  return {
    kind: 'found',
    data: {
      kind: 'showcase',
      component,
      view: { ...view, ...(alone && { example: alone }) },
      ...coloursOf(deps, component),
      ...(component === 'typography' && fontsOf(deps)),
    },
    title: alone ? `${texts.examples[alone]?.name} – ${title}` : title,
    ...robotsOf(deps, alone !== undefined),
    alternates: everyLanguage(deps.languages, path),
  }
}

/** The colours of the site, where they are its own; all about them on their page alone. */
function coloursOf({ look }: Pick<LoaderDeps, 'look'>, component: string): Pick<ShowcaseData, 'colours'> {
  const { palette } = look.get()
  if (!palette) return {}
  const { semanticColors } = palette.sheet
  return { colours: component === 'color' ? palette.sheet : { semanticColors } }
}

/** The fonts of the site, where it has its own. Labels follow the text unless they are named. */
function fontsOf({ look }: Pick<LoaderDeps, 'look'>): Pick<ShowcaseData, 'fonts'> {
  const families = look.get().fonts?.families
  if (!families) return {}
  const { text, label = text } = families
  return { fonts: { ...(text && { sans: text }), ...(label && { serif: label }) } }
}

/**
 * Search engines list the design system only where the site says so, and never a part of a page: an example
 * alone, or what a text has found.
 */
const robotsOf = ({ config }: Pick<LoaderDeps, 'config'>, isPart: boolean): Pick<LoadedPage, 'robots'> =>
  isPart || config.designSystem !== 'on' ? { robots: 'noindex' } : {}
