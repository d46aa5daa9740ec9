import type { PageData, Payload } from '../../src/content/payload.ts'
import { withPrefix } from '../../src/i18n/locales.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { RouteMatch } from '../../src/router/match.ts'
import { contentRoute, type PageName, type Route } from '../../src/routes.ts'
import { isSafeTarget } from '../cms/redirects/targets.ts'
import type { Deps } from '../deps.ts'
import { encodePath } from '../http/canonical-path.ts'
import { pageNotFound } from '../http/http-error.ts'
import { assemblePayload, loadTexts, type PageDescription } from './assemble-payload.ts'
import { type EntryRedirect, loadContent } from './content.ts'
import { everyLanguage } from './head.ts'
import { loadSearch } from './search.ts'
import { loadShowcase } from './showcase.ts'
import { loadSitemap } from './sitemap.ts'

export type LoadedPayload =
  | { readonly kind: 'payload'; readonly payload: Payload }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }

/** What a page's own loader finds; the shell around it is the same for all. */
export interface LoadedPage extends PageDescription {
  readonly kind: 'found'
  readonly data: PageData
}

export interface LoadContext {
  readonly match: RouteMatch
  readonly deps: Deps
  readonly t: Translate
  /** What was asked for, with query, for messages. */
  readonly fullPath: string
}
type Loader = (context: LoadContext) => Promise<LoadedPage | EntryRedirect> | LoadedPage

/** What costs little until it is rendered waits for its turn before anything else. */
const inTurn =
  (load: Loader): Loader =>
  async (context) => {
    await context.deps.scheduler.renderQueue.turn()
    return load(context)
  }

const loaders: Readonly<Record<Exclude<PageName, 'error'>, Loader>> = {
  home: loadContent,
  content: loadContent,
  sitemap: inTurn(loadSitemap),
  designsystem: inTurn(({ match, t }) => ({
    kind: 'found',
    data: { kind: 'designsystem' },
    title: t('designsystem-title'),
    alternates: everyLanguage(match.path),
  })),
  showcase: inTurn(loadShowcase),
  search: inTurn(loadSearch),
}

/**
 * Resolves in the caller's turn of the processor (`renderQueue`).
 * @throws HttpError 404 when the route's validation fails; OverloadError; what the content source throws when
 * it cannot be asked
 */
export async function loadPayload(deps: Deps, match: RouteMatch, fullPath: string): Promise<LoadedPayload> {
  const { page, layout } = await answeringRoute(deps, match)
  if (page === 'error') throw new Error('The error page has no loader')
  const { t, translations } = await loadTexts(deps, match.locale)
  const found = await loaders[page]({ match, deps, t, fullPath })
  if (found.kind === 'redirect') {
    // Whatever source it came from.
    if (!isSafeTarget(found.to) || isSelf(found.to, match)) throw pageNotFound(fullPath)
    return found
  }
  const payload = await assemblePayload(deps, {
    ...{ data: found.data, about: found, page, layout },
    ...{ translations, status: found.status ?? 200, match },
  })
  return { kind: 'payload', payload }
}

/**
 * An entry that stands where the search page would be comes first; while nobody can tell, there is none that
 * could be shown.
 */
async function answeringRoute({ content }: Deps, { route, locale, path }: RouteMatch): Promise<Route> {
  if (route.page !== 'search') return route
  return (await content.has(locale, path).catch(() => false)) ? contentRoute : route
}

/** Whether an address is the very page that leads to it. */
const isSelf = (to: string, { locale, path }: RouteMatch): boolean =>
  to.split(/[?#]/)[0] === encodePath(withPrefix(locale, path))
