/** Looks up texts: first those of the content system, then the messages of the site. */
import { memoWeak } from '../shared/memo.ts'
import type { MessageTable } from './load-messages.ts'

/** Returns the text of a key in one language; the key itself when there is no text. */
export interface Translate {
  (key: string): string
  /** Whether the content system has a text for a key; absent where its texts are never looked up. */
  readonly isWritten?: (key: string) => boolean
  /** Whether there is a text for a key at all. */
  readonly has?: (key: string) => boolean
}

/** Looks up a text of the content system by its slug; returns the slug itself when there is none. */
export function translateSlug(entries: ReadonlyMap<string, string>, slug: string): string {
  return entries.get(slug) ?? slug
}

/**
 * Texts of the content system by their slugs. The map is built once for each list, as sources return the same
 * list until their content changes.
 */
export const translationMap = memoWeak(
  (entries: readonly TranslationEntry[]): ReadonlyMap<string, string> =>
    new Map(entries.map(({ slug, trans }) => [slug, trans])),
)

/**
 * Creates the look-up of texts in one language. Texts of the content system override messages of the same
 * key. A key without a text is returned itself, and reported once.
 * @param missing receives each key without a text
 */
export function createTranslate(
  messages: MessageTable,
  entries: readonly TranslationEntry[],
  missing: (key: string) => void = () => {},
): Translate {
  const content = translationMap(entries)
  let reported: Set<string> | undefined
  const translate = (key: string): string => {
    const text = content.get(key) ?? (Object.hasOwn(messages, key) ? messages[key] : undefined)
    if (text !== undefined) return text
    reported ??= new Set()
    if (!reported.has(key)) missing(key)
    reported.add(key)
    return translateSlug(content, key)
  }
  return Object.assign(translate, {
    isWritten: (key: string) => content.has(key),
    has: (key: string) => content.has(key) || Object.hasOwn(messages, key),
  })
}

/** A text of the content system, with its key. */
export interface TranslationEntry {
  readonly slug: string
  readonly trans: string
}
