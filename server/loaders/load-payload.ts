import type { Languages } from '../../src/i18n/languages.ts'
import type { RouteMatch } from '../../src/router/match.ts'
import { contentRoute, entryPages, type Route, type RoutedPage } from '../../src/routes.ts'
import { once } from '../../src/shared/once.ts'
import { isSafeTarget } from '../cms/redirects/targets.ts'
import { encodePath } from '../http/canonical-path.ts'
import { pageNotFound } from '../http/http-error.ts'
import { assemblePayload, loadTexts } from './assemble-payload.ts'
import { loadContent } from './content/content.ts'
import type { LoadedPayload, LoaderDeps, PageLoader } from './loader.ts'
import { withPictures } from './pictures/with-pictures.ts'
import { loadSearch } from './search.ts'
import { loadSitemap } from './sitemap.ts'

/** Wraps a loader so that it waits for its turn in the render queue first. */
const inTurn =
  (load: PageLoader): PageLoader =>
  async (context) => {
    await context.deps.scheduler.renderQueue.turn()
    return load(context)
  }

/** Imported when somebody looks at it: most sites do not have it. */
const designSystem = once(() => import('./showcase.ts'))

/** The loader of each kind of page. */
const loaders: Readonly<Record<Exclude<RoutedPage, 'error'>, PageLoader>> = {
  home: loadContent,
  content: loadContent,
  sitemap: inTurn(loadSitemap),
  designsystem: inTurn(async (context) => (await designSystem()).loadOverview(context)),
  showcase: inTurn(async (context) => (await designSystem()).loadShowcase(context)),
  search: loadSearch,
}

/**
 * Loads all data that a page needs. Resolves in the caller's turn in the render queue.
 * @throws HttpError 404 when there is no such page; OverloadError when the render queue is full; the error of
 * the content source when it fails
 */
export async function loadPayload(
  deps: LoaderDeps,
  match: RouteMatch,
  fullPath: string,
): Promise<LoadedPayload> {
  const { page, layout } = await answeringRoute(deps, match)
  if (!entryPages.has(page) && !(await isOffered(deps, match))) throw pageNotFound(fullPath)
  if (page === 'error') throw new Error('The error page has no loader')
  const { t, translations } = await loadTexts(deps, match.locale)
  const loaded = await loaders[page]({ match, deps, t, fullPath })
  if (loaded.kind === 'redirect') {
    if (!isSafeTarget(loaded.to) || isSelf(deps.languages, loaded.to, match)) throw pageNotFound(fullPath)
    return loaded
  }
  if (loaded.kind === 'respelled') {
    const path = encodePath(deps.languages.withPrefix(match.locale, match.path))
    return { kind: 'redirect', to: path + loaded.query, status: 301, isRespelled: true }
  }
  const { page: about, isProvisional } = await withPictures(deps, loaded, page === 'home')
  const payload = await assemblePayload(deps, {
    ...{ data: about.data, about, layout },
    page: loaded.pageType ?? page,
    ...{ translations, status: about.status ?? 200, match },
  })
  return { kind: 'payload', payload, listQuery: loaded.listQuery, isProvisional }
}

/** Whether the content has the language: the site's own pages are in no other. */
const isOffered = async ({ siteLanguages }: LoaderDeps, { locale }: RouteMatch): Promise<boolean> =>
  (await siteLanguages.get()).pages.has(locale)

/**
 * The route of a request. An entry at the address of the search page takes precedence over that page. When
 * the content source fails here, the search page is shown, because the entry could not be loaded either.
 */
async function answeringRoute({ content }: LoaderDeps, { route, locale, path }: RouteMatch): Promise<Route> {
  if (route.page !== 'search') return route
  return (await content.has(locale, path).catch(() => false)) ? contentRoute : route
}

/** Whether a redirect leads to the page that it comes from. */
const isSelf = ({ withPrefix }: Languages, to: string, { locale, path }: RouteMatch): boolean =>
  to.split(/[?#]/)[0] === encodePath(withPrefix(locale, path))
