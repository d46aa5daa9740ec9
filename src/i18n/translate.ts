/** Looks texts up: entries of the content system first, then the messages of the site. */
import { memoWeak } from '../shared/memo.ts'
import type { MessageTable } from './load-messages.ts'

export interface Translate {
  (key: string): string
  /** Whether the content system has a text for a key; absent where there is no content system. */
  readonly isWritten?: (key: string) => boolean
}

/** Looks an entry of the content system up; the slug itself when there is none. */
export function translateSlug(entries: ReadonlyMap<string, string>, slug: string): string {
  return entries.get(slug) ?? slug
}

/** Made once per list: sources hand out the same one until something changes. */
export const translationMap = memoWeak(
  (entries: readonly TranslationEntry[]): ReadonlyMap<string, string> =>
    new Map(entries.map(({ slug, trans }) => [slug, trans])),
)

/**
 * Content entries win over messages of the same key; what neither has is shown as its key and reported once.
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
  return Object.assign(translate, { isWritten: (key: string) => content.has(key) })
}

export interface TranslationEntry {
  readonly slug: string
  readonly trans: string
}
