import { currentState } from '../../src/components/current.ts'
import type { Payload, Shell } from '../../src/content/payload.ts'
import type { NavigationItem } from '../../src/content/types.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import { prefixed } from '../../src/i18n/prefixed.ts'
import { memoWeak } from '../../src/shared/memo.ts'

/** A place in a template for one of a page's own addresses. */
interface Slot {
  /** The placeholder that the slot replaces. */
  readonly word: string
}

/** Markup of header, footer or menus that many pages share, with slots for addresses that differ. */
export type ShellTemplate = readonly (Buffer | Slot)[]

/** The addresses in the shell that differ from page to page, by their placeholders. */
export type ShellAddresses = Readonly<Record<string, string>>

/** Last segment of a placeholder path. No content has such a name. */
const placeholder = 'place-of-the-address'
/** The full stop keeps the placeholder of `de` from being the start of that of `de-at`. */
const languagePlaceholder = (locale: Locale): string => `/${placeholder}-${locale}.`

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
 * A path for which the shell is rendered instead of that of the page: the same links are current on both.
 * Undefined where there is no such path.
 */
export function placeholderPathFor({ path, language: { prefix }, shell }: Payload): string | undefined {
  const links = [...linksOf(shell.navigation), prefixed(prefix, '/'), prefixed(prefix, shell.searchPath)]
  const current = links.filter((href) => currentState(path, href) !== undefined)
  const nearest = current.reduce((one, other) => (other.length > one.length ? other : one), '')
  const placeholderPath = `${nearest}/${placeholder}`
  const hasSameState = links.every((href) => currentState(placeholderPath, href) === currentState(path, href))
  // A placeholder that React would escape could not be found in the markup.
  return hasSameState && escapeValue(placeholderPath) === placeholderPath ? placeholderPath : undefined
}

/** Addresses of a page by placeholder, in such an order that no placeholder is the start of a later one. */
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

/** Cuts a text at each occurrence of a placeholder. */
const cutAt = (piece: string | Slot, word: string): readonly (string | Slot)[] =>
  typeof piece === 'string'
    ? piece.split(word).flatMap((text, n) => (n === 0 ? [text] : [{ word }, text]))
    : [piece]

/**
 * Creates a template from markup that was rendered with placeholders.
 * @param words the placeholders, in the order of `shellAddresses`
 */
export const templateOf = (markup: string, words: readonly string[]): ShellTemplate =>
  words
    .reduce<readonly (string | Slot)[]>(
      (pieces, word) => pieces.flatMap((piece) => cutAt(piece, word)),
      [markup],
    )
    .map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))

/** Fills a template with the addresses of a page. */
export const fillTemplate = (template: ShellTemplate, own: ShellAddresses): readonly Buffer[] =>
  template.map((piece) => ('word' in piece ? Buffer.from(escapeValue(own[piece.word] ?? '')) : piece))

/** Memory of a template, in bytes. */
export const templateBytes = (template: ShellTemplate): number =>
  template.reduce((bytes, piece) => bytes + ('word' in piece ? 50 : piece.length), 0)
