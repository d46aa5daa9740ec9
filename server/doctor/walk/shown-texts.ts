/** Finds texts and addresses in what a page shows, by letters and digits alone. */

import { looksLikeMarkup, textOfMarkup } from '../../../src/content/markup.ts'
import type { ContentBlock } from '../../../src/content/payload.ts'

/** Looks values up in what a page shows. Each method returns the name of the place, undefined for none. */
export interface ShownTexts {
  /** Finds a text, whatever markup and typography stand between its letters. */
  text(text: string): string | undefined
  /** Finds an address, or another text that has to be there as it is. */
  exact(text: string): string | undefined
}

/** The place of what stands above the body of a page. */
export const headPlace = 'head'

/** Shows nothing: for entries that no page shows. */
export const nothingShown: ShownTexts = { text: () => undefined, exact: () => undefined }

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'number') yield String(value)
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* stringsIn(member)
}

/** The letters and digits of a text. */
const lettersOf = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '')

interface Place {
  readonly name: string
  letters(): string
  raw(): string
}

/** One place of a page; its texts are joined at the first question. */
function createPlace(name: string, value: unknown): Place {
  const found: { letters?: string; raw?: string } = {}
  const plain = (text: string) => lettersOf(looksLikeMarkup(text) ? textOfMarkup(text) : text)
  return {
    name,
    // Spaces keep a text from being found across two.
    letters: () => (found.letters ??= [...stringsIn(value)].map(plain).join(' ')),
    raw: () => (found.raw ??= [...stringsIn(value)].join('\n')),
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Creates the lookup of a page.
 * @param head all that stands above the body, the title too
 */
export function createShownTexts(
  head: object,
  blocks: readonly Pick<ContentBlock, 'type' | 'props'>[],
): ShownTexts {
  const places = [createPlace(headPlace, head), ...blocks.map(({ type, props }) => createPlace(type, props))]
  // Values come in the order of the page as a rule: the place of the last one is tried first.
  const last = { at: 0 }
  const find = (has: (place: Place) => boolean): string | undefined => {
    const recent = places[last.at]
    if (recent && has(recent)) return recent.name
    const at = places.findIndex(has)
    if (at >= 0) last.at = at
    return places[at]?.name
  }
  return {
    text(text) {
      const letters = lettersOf(text)
      return find((place) => place.letters().includes(letters))
    },
    exact(text) {
      const other = escaped(text)
      return find((place) => place.raw().includes(text) || place.raw().includes(other))
    },
  }
}
