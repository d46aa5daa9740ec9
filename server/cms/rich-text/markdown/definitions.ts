/** Finds the definitions of links and footnotes of a text, which its pieces may refer to. */

/** A label in brackets; without escapes, which it may have. */
const label = /\[((?:[^[\]\\]|\\.){1,999})\]/gs
/** A definition at the start of a line, inside lists and quotations too. */
const definition = /^[ \t>*+\-\d.)]{0,80}\[((?:[^[\]\\]|\\.){1,999})\]:/gms

/** The form in which labels are compared. */
const normalize = (source: string): string => source.replace(/\s+/g, ' ').trim().toLowerCase().toUpperCase()

const isFootnote = (source: string): boolean => source.startsWith('^')

/** Whether the parser takes a label: those of footnotes are one word. */
const isLabel = (source: string): boolean =>
  isFootnote(source) ? /^\^[^\s[\]]+$/.test(source) : source.trim() !== ''

/** A definition that ends a footnote before it. Nobody refers to it. */
const ending = '[\u{f8ff}]: x\n'

/** Lines that define what a piece refers to, and the number of nodes that they are. */
export interface Definitions {
  readonly lines: string
  readonly count: number
}

const none: Definitions = { lines: '', count: 0 }

/**
 * Returns a function that gives each piece of a text the definitions that it needs. What they define does not
 * matter: the parser only asks whether a label is defined.
 */
export function createDefinitions(source: string): (piece: string) => Definitions {
  const defined = new Map<string, string>()
  for (const [, found = ''] of source.matchAll(definition))
    if (isLabel(found) && !defined.has(normalize(found))) defined.set(normalize(found), found)
  return (piece) => {
    if (defined.size === 0) return none
    const used = new Set<string>()
    for (const [, found = ''] of piece.matchAll(label)) used.add(defined.get(normalize(found)) ?? '')
    used.delete('')
    if (used.size === 0) return none
    const links = [...used].filter((name) => !isFootnote(name)).map((name) => `[${name}]: x\n`)
    const notes = [...used].filter(isFootnote).map((name) => `[${name}]: x\n\n`)
    return { lines: `${notes.join('')}${ending}${links.join('')}\n`, count: used.size + 1 }
  }
}
