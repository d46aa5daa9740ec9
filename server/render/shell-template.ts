import { currentState } from '../../src/components/current.ts'
import type { Payload, Shell } from '../../src/content/payload.ts'
import type { NavigationItem } from '../../src/content/types.ts'
import { type Locale, withPrefix } from '../../src/i18n/locales.ts'
import { memoWeak } from '../../src/shared/memo.ts'

/** A place in a template for one of a page's own addresses. */
interface Slot {
  /** The placeholder that stood there. */
  readonly word: string
}

/** Markup of header, footer or menus that many pages share, with slots for what differs. */
export type ShellTemplate = readonly (Buffer | Slot)[]

/** The addresses that a page has for itself in its shell, by the placeholder that stands for each. */
export type ShellAddresses = Readonly<Record<string, string>>

/** The last segment of a path that stands for a page's own: no content has such a name. */
const placeholder = 'place-of-the-address'
const languagePlaceholder = (locale: Locale): string => `/${placeholder}-${locale}`

const hrefsOf = ({ href, children }: NavigationItem): readonly string[] => [
  ...(href ? [href] : []),
  ...children.flatMap(hrefsOf),
]

/** All addresses in the menus, which are marked as current on some pages. */
const linksOf = memoWeak((navigation: Shell['navigation']): readonly string[] => [
  ...new Set([navigation.main, ...navigation.footer.map(({ items }) => items)].flat().flatMap(hrefsOf)),
])

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}
/** Escapes an attribute's value as React does. */
const escapeValue = (text: string): string =>
  text.replace(/[&"'<>]/g, (character) => escapes[character] ?? '')

/**
 * A path to render the shell for in the place of the page's own: the same links are current on both.
 * Undefined where only the page's own path will do.
 */
export function placeholderPathFor({ path, locale, shell }: Payload): string | undefined {
  const links = [...linksOf(shell.navigation), withPrefix(locale, '/'), withPrefix(locale, shell.searchPath)]
  const current = links.filter((href) => currentState(path, href) !== undefined)
  const nearest = current.reduce((one, other) => (other.length > one.length ? other : one), '')
  const placeholderPath = `${nearest}/${placeholder}`
  const isAlike = links.every((href) => currentState(placeholderPath, href) === currentState(path, href))
  return isAlike && escapeValue(placeholderPath) === placeholderPath ? placeholderPath : undefined
}

/** The order matters: no placeholder is the start of one that follows. */
export function shellAddresses(
  { path, shell }: Payload,
  placeholderPath: string | undefined,
): ShellAddresses {
  const languages = shell.languages.map(({ locale, href }) => [languagePlaceholder(locale), href])
  return Object.fromEntries([
    ...languages,
    ...(placeholderPath === undefined ? [] : [[placeholderPath, path]]),
  ])
}

/** The page with placeholders for its own addresses. */
export const withPlaceholders = (payload: Payload, placeholderPath: string | undefined): Payload => ({
  ...payload,
  path: placeholderPath ?? payload.path,
  shell: {
    ...payload.shell,
    languages: payload.shell.languages.map((link) => ({ ...link, href: languagePlaceholder(link.locale) })),
  },
})

const cutAt = (piece: string | Slot, word: string): readonly (string | Slot)[] =>
  typeof piece === 'string'
    ? piece.split(word).flatMap((text, n) => (n === 0 ? [text] : [{ word }, text]))
    : [piece]

/** Makes a template of markup that was rendered with these placeholders. */
export const templateOf = (markup: string, words: readonly string[]): ShellTemplate =>
  words
    .reduce<readonly (string | Slot)[]>(
      (pieces, word) => pieces.flatMap((piece) => cutAt(piece, word)),
      [markup],
    )
    .map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))

/** The markup for a page with these addresses. */
export const fillTemplate = (template: ShellTemplate, own: ShellAddresses): readonly Buffer[] =>
  template.map((piece) => ('word' in piece ? Buffer.from(escapeValue(own[piece.word] ?? '')) : piece))

/** Memory that a template takes, in bytes. */
export const templateBytes = (template: ShellTemplate): number =>
  template.reduce((bytes, piece) => bytes + ('word' in piece ? 50 : piece.length), 0)
