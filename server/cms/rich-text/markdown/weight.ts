/**
 * How long the parser of Markdown may take for a text, in characters of prose. Marks weigh more, because the
 * parser compares many of them with those before them; so do line ends, which may begin items, rows and blocks.
 */
const characters = new Uint8Array(128).fill(1)
for (const mark of '*_~[]!`<&|\\>') characters[mark.charCodeAt(0)] = 12

/** The weight of a line beside that of its characters. */
const lineEnd = 24

/** Weights of what is parsed at once, which take the parser some milliseconds. */
export const weights = {
  /** From here on a text is divided where that changes nothing. */
  enough: 4_000,
  /** Here a text is divided wherever it is. No text of an author has a line or a block of this weight. */
  most: 8_000,
} as const

/** The index in a line at which its weight reaches the limit; its length where it stays below. */
export function indexOfWeight(line: string, limit: number): number {
  let weight = lineEnd
  for (let at = 0; at < line.length; at += 1) {
    weight += characters[line.charCodeAt(at)] ?? 1
    if (weight >= limit) return at + 1
  }
  return line.length
}

/** The weight of a line. */
export function weightOf(line: string): number {
  let weight = lineEnd
  for (let at = 0; at < line.length; at += 1) weight += characters[line.charCodeAt(at)] ?? 1
  return weight
}
