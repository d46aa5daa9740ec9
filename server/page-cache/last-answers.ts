import { LRUCache } from 'lru-cache'
import type { Pieces } from '../document.ts'
import type { CopyName, Finished } from './finished.ts'

/** The last answer under each name, for where every answer is made anew: most say the very text of the one before. */
export interface LastAnswers {
  /**
   * What was finished of the same text last time, or what `finish` makes of it.
   * @param name says all that an answer is made of besides its text
   */
  reuse(name: string, text: Pieces, finish: () => Finished): Finished
  /** Whether an answer was sent more than once, and is still the last one under its name. */
  isLasting(page: Finished): boolean
  /** Adds a copy to an answer that is lasting. */
  admit(page: Finished, name: CopyName, copy: Buffer): boolean
}

interface Entry {
  readonly text: Pieces
  readonly page: Finished
  readonly isLasting: boolean
}

/** Bytes: some 40 pages. */
const maxBytes = 4 * 1024 * 1024
/** Bytes of headers and of the entry itself. */
const besides = 3_000

const isEqual = (one: Pieces, other: Pieces): boolean =>
  one.length === other.length && one.every((piece, n) => piece === other[n])

const lengthOf = (text: Pieces): number => text.reduce((length, piece) => length + piece.length, 0)

/** The same text in other pieces: a part of the page has been rendered anew. */
const saysTheSame = (one: Pieces, other: Pieces): boolean =>
  lengthOf(one) === lengthOf(other) && one.join('') === other.join('')

/** A text may take two bytes for a character. */
const sizeOf = ({ text, page: { copies } }: Entry, name: string): number =>
  besides +
  2 * (name.length + lengthOf(text)) +
  Object.values(copies).reduce((bytes, { length }: Buffer) => bytes + length, 0)

/**
 * Of a text that changes with each view nothing is compressed for later: an answer is lasting from the second time on that it would have been
 * made.
 */
export function createLastAnswers(limits = { maxBytes }): LastAnswers {
  const entries = new LRUCache<string, Entry>({ maxSize: limits.maxBytes, sizeCalculation: sizeOf })
  const names = new WeakMap<Finished, string>()
  const entryOf = (page: Finished): Entry | undefined => {
    const entry = entries.peek(names.get(page) ?? '')
    return entry?.page === page ? entry : undefined
  }

  return {
    reuse(name, text, finish) {
      const last = entries.get(name)
      if (last?.isLasting && isEqual(last.text, text)) return last.page
      const isSame = last !== undefined && saysTheSame(last.text, text)
      const page = isSame ? last.page : finish()
      names.set(page, name)
      entries.set(name, { text, page, isLasting: isSame })
      return page
    },
    isLasting: (page) => entryOf(page)?.isLasting ?? false,
    admit(page, name, copy) {
      const entry = entryOf(page)
      if (!entry?.isLasting) return false
      page.copies[name] = copy
      // Another object: the same one would not be weighed again.
      entries.set(names.get(page) ?? '', { ...entry })
      return true
    },
  }
}
