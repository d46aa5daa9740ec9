/**
 * The settings with which a page of the design system shows its examples, such as width and theme. They are
 * parsed from the page's query, and formatted as a query for links.
 */
import { defaultLanguages, type Locale } from '../../i18n/languages.ts'

/**
 * How the examples on a component's page are shown. Each member is a parameter of the page's query of the
 * same name.
 */
export interface StageView {
  readonly width: (typeof widths)[number]
  readonly theme: (typeof themes)[number]
  readonly direction: (typeof directions)[number]
  readonly locale: Locale
  /** Id of the example that is shown alone; absent when all are shown. */
  readonly example?: string
}

/** Widths of the stage, in CSS pixels. */
export const widths = ['full', '768', '390', '320'] as const
/** Colour themes of the stage; `auto` is the page's own. */
export const themes = ['auto', 'light', 'dark'] as const
/** Writing directions of the stage. */
export const directions = ['ltr', 'rtl'] as const

/** The value if it is one of `values`; else undefined. */
const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((each) => each === value)

/**
 * Parses the settings from a query (`?width=390&theme=dark`); unknown parameters and values are ignored.
 * @param locale the page's language, which is the default for the examples
 */
export function readView(search: string, locale: Locale): StageView {
  const query = new URLSearchParams(search)
  const chosen = query.get('locale') ?? ''
  const example = query.get('example')
  return {
    width: oneOf(widths, query.get('width')) ?? 'full',
    theme: oneOf(themes, query.get('theme')) ?? 'auto',
    direction: oneOf(directions, query.get('direction')) ?? 'ltr',
    locale: defaultLanguages.has(chosen) ? chosen : locale,
    ...(example && /^[a-z][a-z0-9-]{0,39}$/.test(example) && { example }),
  }
}

/** Formats settings as a query, without those that have their default value; empty when all have. */
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
