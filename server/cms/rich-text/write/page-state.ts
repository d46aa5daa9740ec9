import { shellIds } from '../../../../src/content/ids.ts'
import { slugify } from '../../model/slug.ts'

export interface Heading {
  readonly id: string
  /** 2 to 6. */
  readonly level: number
  readonly text: string
}

/** What must stay unique or in order over all texts of one page. */
export interface PageState {
  readonly headings: readonly Heading[]
  /** `level` as it was written, `wanted` an id that the author chose. */
  addHeading(level: number, text: string, wanted?: string): Heading
  /** 1, 2, 3 … */
  nextTable(): number
  nextText(): number
}

/** The state of a page before its first text. */
export function createPageState(lang: string): PageState {
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

function createIds(lang: string): (text: string) => string {
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
 * Levels below the one h1 that the page has itself: h1 counts as h2, and a heading is at most one level below
 * the one it belongs to.
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
