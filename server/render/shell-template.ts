import { currentState } from '../../src/components/current.ts'
import type { Payload, Shell } from '../../src/content/payload.ts'
import type { NavigationItem } from '../../src/content/types.ts'
import { type Locale, withPrefix } from '../../src/i18n/locales.ts'
import { memoWeak } from '../../src/shared/memo.ts'

/** A place for one of a page's own addresses. */
interface Slot {
  readonly word: string
}

/** Markup that is the same for many pages, with places for what is not. */
export type ShellTemplate = readonly (Buffer | Slot)[]

/** What a page has of its own in its shell: addresses, by the words that stand for them. */
export type ShellAddresses = Readonly<Record<string, string>>

/** Stands for the last part of an address: content has no such word. */
const placeholder = 'place-of-the-address'
const languageStandIn = (locale: Locale): string => `/${placeholder}-${locale}`

const hrefsOf = ({ href, children }: NavigationItem): readonly string[] => [
  ...(href ? [href] : []),
  ...children.flatMap(hrefsOf),
]

/** Every address that the menus lead to, and mark as current for some pages. */
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
/** As React writes a value between quotation marks. */
const escapeValue = (text: string): string =>
  text.replace(/[&"'<>]/g, (character) => escapes[character] ?? '')

/** An address for which the same links are current; undefined where only the page's own will do. */
export function placeholderPathFor({ path, locale, shell }: Payload): string | undefined {
  const links = [...linksOf(shell.navigation), withPrefix(locale, '/'), withPrefix(locale, shell.searchPath)]
  const current = links.filter((href) => currentState(path, href) !== undefined)
  const nearest = current.reduce((one, other) => (other.length > one.length ? other : one), '')
  const standIn = `${nearest}/${placeholder}`
  const isAlike = links.every((href) => currentState(standIn, href) === currentState(path, href))
  return isAlike && escapeValue(standIn) === standIn ? standIn : undefined
}

/** No word is the start of one behind it. */
export function shellAddresses({ path, shell }: Payload, standIn: string | undefined): ShellAddresses {
  const languages = shell.languages.map(({ locale, href }) => [languageStandIn(locale), href])
  return Object.fromEntries([...languages, ...(standIn === undefined ? [] : [[standIn, path]])])
}

/** The page with words in the places of its addresses. */
export const withPlaceholders = (payload: Payload, standIn: string | undefined): Payload => ({
  ...payload,
  path: standIn ?? payload.path,
  shell: {
    ...payload.shell,
    languages: payload.shell.languages.map((link) => ({ ...link, href: languageStandIn(link.locale) })),
  },
})

const cutAt = (piece: string | Slot, word: string): readonly (string | Slot)[] =>
  typeof piece === 'string'
    ? piece.split(word).flatMap((text, n) => (n === 0 ? [text] : [{ word }, text]))
    : [piece]

/** Markup that was rendered with these words. */
export const templateOf = (markup: string, words: readonly string[]): ShellTemplate =>
  words
    .reduce<readonly (string | Slot)[]>(
      (pieces, word) => pieces.flatMap((piece) => cutAt(piece, word)),
      [markup],
    )
    .map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))

/** The markup for a page that has these addresses. */
export const fillTemplate = (template: ShellTemplate, own: ShellAddresses): readonly Buffer[] =>
  template.map((piece) => ('word' in piece ? Buffer.from(escapeValue(own[piece.word] ?? '')) : piece))

/** Of the markup that is kept. */
export const templateBytes = (template: ShellTemplate): number =>
  template.reduce((bytes, piece) => bytes + ('word' in piece ? 50 : piece.length), 0)
