/** How the examples of the design system are shown: read from a query, and written as one. */
import { isLocale, type Locale } from '../i18n/locales.ts'

/** How the examples of a showcase page are shown. A closed set: it is the page's whole query. */
export interface StageView {
  readonly width: (typeof widths)[number]
  readonly theme: (typeof themes)[number]
  readonly direction: (typeof directions)[number]
  readonly locale: Locale
  /** The one example that is shown alone. */
  readonly example?: string
}

export const widths = ['full', '768', '390', '320'] as const
export const themes = ['auto', 'light', 'dark'] as const
export const directions = ['ltr', 'rtl'] as const

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((each) => each === value)

/**
 * What a query (`?width=390&theme=dark`) asks for; what it does not know is ignored. `locale` is the page's
 * language.
 */
export function readView(search: string, locale: Locale): StageView {
  const query = new URLSearchParams(search)
  const chosen = query.get('locale') ?? ''
  const example = query.get('example')
  return {
    width: oneOf(widths, query.get('width')) ?? 'full',
    theme: oneOf(themes, query.get('theme')) ?? 'auto',
    direction: oneOf(directions, query.get('direction')) ?? 'ltr',
    locale: isLocale(chosen) ? chosen : locale,
    ...(example && /^[a-z][a-z0-9-]{0,39}$/.test(example) && { example }),
  }
}

/** The query that asks for a view; empty for the plain one. */
export function viewQuery(
  { width, theme, direction, locale, example }: StageView,
  pageLocale: Locale,
): string {
  const chosen = Object.entries({
    width: width !== 'full' && width,
    theme: theme !== 'auto' && theme,
    direction: direction !== 'ltr' && direction,
    locale: locale !== pageLocale && locale,
    example,
  }).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''
}
