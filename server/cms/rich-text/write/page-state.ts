/** Numbers and names the parts of all texts of a page: headings, tables and texts. */
import { shellIds } from '../../../../src/content/ids.ts'
import { slugify } from '../../model/slug.ts'

/** A heading in the texts of a page. */
export interface Heading {
  readonly id: string
  /** 2 to 6. */
  readonly level: number
  readonly text: string
}

/** The state that all texts of one page share, so that ids are unique, and tables and texts are numbered. */
export interface PageState {
  /** The headings so far. */
  readonly headings: readonly Heading[]
  /**
   * Adds a heading, with a unique id and a level that fits the headings before it.
   * @param level as the author wrote it, 1 to 6
   * @param text of the heading
   * @param wanted id that the author chose
   */
  addHeading(level: number, text: string, wanted?: string): Heading
  /** The number of the next table: 1, 2, 3 … */
  nextTable(): number
  /** The number of the next text. */
  nextText(): number
}

/** Creates the state of a page before its first text. @param lang language tag of the texts, for ids */
export function createPageState(lang = ''): PageState {
  const headings: Heading[] = []
  const uniqueId = createIds(lang)
  const level = createLevels()
  return {
    headings,
    addHeading(written, text, wanted) {
      const heading = { id: uniqueId(wanted || text), level: level(written), text }
      headings.push(heading)
      return heading
    },
    nextTable: createCounter(),
    nextText: createCounter(),
  }
}

function createCounter(): () => number {
  let count = 0
  return () => ++count
}

/** Returns a function that creates a unique id from a text, at most 80 characters before the number. */
function createIds(lang: string): (text: string) => string {
  // Ids of the page around the texts are taken from the start.
  const used = new Map<string, number>(shellIds.map((id) => [id, 1]))
  return (text) => {
    const base = slugify(text.slice(0, 120).replaceAll('_', '-'), lang).slice(0, 80) || 'h'
    let id = base
    while (used.has(id)) {
      const count = (used.get(base) ?? 0) + 1
      used.set(base, count)
      id = `${base}-${count}`
    }
    used.set(id, 1)
    return id
  }
}

/**
 * Returns a function that adjusts the levels of headings. The page itself has the h1, so h1 counts as h2. A
 * heading is at most one level below the heading of the section around it.
 */
function createLevels(): (written: number) => number {
  const open: number[] = []
  return (written) => {
    const level = Math.max(2, written)
    while ((open.at(-1) ?? 0) >= level) open.pop()
    open.push(level)
    return open.length + 1
  }
}
