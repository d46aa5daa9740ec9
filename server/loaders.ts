import { errorWording } from '../src/components/error-screen/wording.ts'
import type { ArticleDates, SharedImage } from '../src/content/document-head.ts'
import type { Crumb, ErrorData, PageData, Payload } from '../src/content/payload.ts'
import type { SocialCard } from '../src/content/seo.ts'
import type { Alternates, Indexings, TranslationEntry, Values } from '../src/content/types.ts'
import * as messages from '../src/errors.ts'
import { type Locale, localeName, withPrefix } from '../src/i18n/locales.ts'
import { createTranslate, type Translate } from '../src/i18n/translate.ts'
import { memoLast, memoText, memoWeak } from '../src/memo.ts'
import type { RouteMatch } from '../src/router/match.ts'
import type { LayoutName, PageName } from '../src/routes.ts'
import type { SiteSettings } from './cms/globals.ts'
import { isSafeTarget } from './cms/redirects/targets.ts'
import { type EntryRedirect, loadContent } from './content-loader.ts'
import type { Deps } from './deps.ts'
import { everyLanguage, languageLinks } from './head.ts'
import { type HttpError, pageNotFound } from './http-error.ts'
import { loadHead } from './load-head.ts'
import { loadSearch } from './search/search-loader.ts'
import { loadShell } from './shell.ts'
import { loadShowcase } from './showcase-loader.ts'
import { loadSitemap } from './sitemap-loader.ts'
import { encodePath } from './target.ts'

export type Loaded =
  | { readonly kind: 'payload'; readonly payload: Payload }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }

/** What a page says of itself. */
export interface About {
  /** Empty for home. */
  readonly title: string
  /** Of the page itself: the title where there is no other. */
  readonly ownTitle?: string | undefined
  readonly alternates: Alternates
  /** Of each of the alternates; absent for a page that is no content. */
  readonly indexing?: Indexings
  /** Where the language switch leads, when that is more than the alternates say. */
  readonly languages?: Alternates
  /** 200 unless told. */
  readonly status?: number
  readonly description?: string | undefined
  readonly robots?: string | undefined
  readonly image?: SharedImage | undefined
  /** Where the page is at home, when that is not its own address. */
  readonly canonical?: string | undefined
  readonly social?: SocialCard | undefined
  /** For X alone. */
  readonly twitter?: SocialCard | undefined
  readonly crumbs?: readonly Crumb[] | undefined
  readonly article?: ArticleDates | undefined
  /** What the feeds are called that the page announces. */
  readonly feed?: string | undefined
  readonly jsonLd?: readonly Values[]
}

/** What a page's own loader finds; the shell around it is the same for all. */
export interface Found extends About {
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
type Loader = (context: LoadContext) => Promise<Found | EntryRedirect> | Found

/** What costs little until it is rendered waits for its turn before anything else. */
const inTurn =
  (load: Loader): Loader =>
  async (context) => {
    await context.deps.admission.turn()
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
 * Resolves in the caller's turn of the processor (`admission`).
 * @throws HttpError 404 when the route's validation fails; OverloadError; what the content source throws when it cannot be asked
 */
export async function loadPayload(deps: Deps, match: RouteMatch, fullPath: string): Promise<Loaded> {
  const { page, layout } = match.route
  if (page === 'error') throw new Error('The error page has no loader')
  const { t, translations } = await texts(deps, match.locale)
  const found = await loaders[page]({ match, deps, t, fullPath })
  if (found.kind === 'redirect') {
    // Whatever source it came from.
    if (!isSafeTarget(found.to) || isSelf(found.to, match)) throw pageNotFound(fullPath)
    return found
  }
  const payload = await assemble(deps, {
    ...{ data: found.data, about: found, page, layout },
    ...{ translations, status: found.status ?? 200, match },
  })
  return { kind: 'payload', payload }
}

/** Whether an address is the very page that leads to it. */
const isSelf = (to: string, { locale, path }: RouteMatch): boolean =>
  to.split(/[?#]/)[0] === encodePath(withPrefix(locale, path))

/** A page that is shown untranslated is no translation, but it is where the visitor is. */
const languagesOf = memoWeak((alternates: Alternates) =>
  memoLast((locale: Locale, path: string) => languageLinks(locale, { ...alternates, [locale]: path })),
)
const none: readonly TranslationEntry[] = []

/** There is one title for each kind of error and language. Its homes are its own: languages that take turns keep what is made of theirs. */
const aboutError = memoText(
  (title: string): About => ({ title, robots: 'noindex', alternates: everyLanguage('/') }),
)

/**
 * The error screen of an address, which never rejects for content that cannot be had.
 * @throws OverloadError
 */
export async function errorPayload(
  deps: Deps,
  locale: Locale,
  path: string,
  error: Pick<HttpError, 'status' | 'hint'> & { readonly message?: string; readonly requested?: string },
): Promise<Payload> {
  const { t, translations } = await texts(deps, locale)
  await deps.admission.turn()
  const data: ErrorData = {
    kind: 'error',
    status: error.status,
    ...(error.message && { message: error.message }),
    ...(error.requested && { requested: error.requested }),
    ...(error.hint && { hint: error.hint }),
  }
  return assemble(deps, {
    ...{
      data,
      about: aboutError(t(`${errorWording(error.status, t)}-title`)),
      page: 'error',
      layout: 'default',
    },
    translations,
    status: error.status,
    match: { locale, path },
  })
}

/** Messages and content entries of a language; without the entries when they cannot be had. */
async function texts(deps: Deps, locale: Locale) {
  const what = `translations of ${localeName(locale)}`
  const translations = await deps.content.translations(locale).then(
    (entries) => {
      deps.faults.passed(what)
      return entries
    },
    (err: unknown): readonly TranslationEntry[] => {
      deps.faults.failed(what, err, messages.translations)
      return none
    },
  )
  return { translations, t: createTranslate(deps.messages[locale], translations) }
}

interface Parts {
  readonly data: PageData
  /** The same object for as long as it says the same. */
  readonly about: About
  readonly page: PageName
  readonly layout: LayoutName
  readonly status: number
  readonly translations: readonly TranslationEntry[]
  readonly match: Pick<RouteMatch, 'locale' | 'path'>
}

async function assemble(deps: Deps, parts: Parts): Promise<Payload> {
  const { locale, path: inner } = parts.match
  const path = encodePath(withPrefix(locale, inner))
  const settings: SiteSettings = await deps.globals.settings(locale)
  const ok = parts.status === 200
  const { languages: shown = parts.about.alternates } = parts.about
  const languages = languagesOf(shown)(locale, shown[locale] ?? withPrefix(locale, inner))
  return {
    page: parts.page,
    layout: parts.layout,
    locale,
    path,
    status: parts.status,
    head: await loadHead(deps, parts.about, { settings, locale, ...(ok && { path }) }),
    shell: await loadShell(deps, locale, settings, languages),
    data: parts.data,
    translations: parts.translations,
  }
}
