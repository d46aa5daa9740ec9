/** Assembles payloads: all data of one page, from which server and browser render the page. */
import type { PageData, Payload } from '../../src/content/payload.ts'
import type { Alternates } from '../../src/content/types.ts'
import { type Languages, type Locale, pageLanguage } from '../../src/i18n/languages.ts'
import type { TranslationEntry } from '../../src/i18n/translate.ts'
import { createTranslate } from '../../src/i18n/translate.ts'
import type { RouteMatch } from '../../src/router/match.ts'
import type { LayoutName, PageName } from '../../src/routes.ts'
import * as messages from '../../src/shared/errors.ts'
import { memoLast, memoRepeated } from '../../src/shared/memo.ts'
import type { SiteLanguages } from '../cms/site-languages.ts'
import type { SiteSettings } from '../cms/site-settings.ts'
import { encodePath } from '../http/canonical-path.ts'
import { siteOf } from '../http/domains/public-addresses.ts'
import { publicPayload } from '../http/domains/public-payload.ts'
import { frameOrigins } from './frame-origins.ts'
import { languageLinks } from './head.ts'
import { loadHead } from './load-head.ts'
import type { LoaderDeps } from './loader.ts'
import type { PageDescription } from './page-description.ts'
import { loadShell } from './shell.ts'

/**
 * Links to the languages of a page, memoized. The page's own address is added, because an untranslated page
 * is not among its alternates.
 */
const languagesOf = memoRepeated((alternates: Alternates) =>
  memoLast(
    (
      languages: Languages,
      locale: Locale,
      path: string,
      known: SiteLanguages,
      nearest: Alternates | undefined,
    ) => languageLinks(languages, locale, { alternates: { ...alternates, [locale]: path }, nearest }, known),
  ),
)
const none: readonly TranslationEntry[] = []

/**
 * Loads the texts of a language: messages of the code, and entries of the content. When the entries fail to
 * load they are left out, and the browser requests them.
 */
export async function loadTexts(deps: LoaderDeps, locale: Locale) {
  const what = `translations of ${deps.languages.of(locale).name}`
  const translations = await deps.content.translations(locale).then(
    (entries) => {
      deps.faults.passed(what)
      return entries
    },
    (err: unknown): undefined => {
      deps.faults.failed(what, err, messages.translations)
    },
  )
  return { translations, t: createTranslate(deps.messages(locale), translations ?? none) }
}

/** The parts of a payload that differ from page to page. */
interface PageParts {
  readonly data: PageData
  /** The same object as long as nothing in it changes, because the head is cached by it. */
  readonly about: PageDescription
  readonly page: PageName
  readonly layout: LayoutName
  readonly status: number
  readonly translations: readonly TranslationEntry[] | undefined
  readonly match: Pick<RouteMatch, 'locale' | 'path'>
}

/** Completes a page's own parts with head, header, footer and menus. */
export async function assemblePayload(deps: LoaderDeps, parts: PageParts): Promise<Payload> {
  const { locale, path: inner } = parts.match
  const { withPrefix } = deps.languages
  const path = encodePath(withPrefix(locale, inner))
  const texts = deps.siteMessages.address(locale)
  const settings: SiteSettings = await deps.globals.settings(locale)
  const ok = parts.status === 200
  const frames = frameOrigins(parts.data)
  const { languages: shown = parts.about.alternates } = parts.about
  const own = shown[locale] ?? withPrefix(locale, inner)
  const known = await deps.siteLanguages.get()
  const languages = languagesOf(shown)(deps.languages, locale, own, known, parts.about.nearest)
  return publicPayload(siteOf(deps), {
    page: parts.page,
    layout: parts.layout,
    locale,
    language: pageLanguage(deps.languages.of(locale)),
    path,
    status: parts.status,
    head: await loadHead(deps, parts.about, { settings, locale, ...(ok && { path }) }),
    shell: await loadShell(deps, { locale, settings, languages, texts: parts.translations ?? none }),
    data: parts.data,
    ...(frames && { frames }),
    ...(texts !== undefined && { messages: texts }),
    ...(parts.translations && { translations: parts.translations }),
  })
}
