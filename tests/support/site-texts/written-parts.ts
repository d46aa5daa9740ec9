/** Collects what editors wrote in the values of an entry. */
import { bardParts, inlineText, isBard, isInlineBard } from './bard.ts'
import { paragraphsOf, picturesInText } from './prose.ts'
import { isMap } from './stored-files.ts'
import { countWords, squash } from './words.ts'

/** A paragraph, or a whole short text. */
export interface WrittenText {
  /** Path of the field, with the types of sets: `blokken.2:citaat.tekst`. */
  readonly field: string
  readonly text: string
  /** Letters of each way in which the text may be meant. */
  readonly letters: readonly string[]
  readonly words: number
}

/** A value that may name a picture. */
export interface NamedFile {
  readonly field: string
  readonly reference: string
}

export interface WrittenParts {
  readonly texts: readonly WrittenText[]
  readonly files: readonly NamedFile[]
  /** Values that are short enough to be ids of other entries. */
  readonly references: readonly string[]
}

/** Names of values that only the system reads, at any depth. */
const machineKeys = new Set(['id', 'type', 'enabled'])

const maxDepth = 64
/** Characters of a value that may name a file or an entry. */
const maxReference = 200

const typeOf = (set: unknown): string => (isMap(set) && typeof set.type === 'string' ? `:${set.type}` : '')

/** Everything in the values of an entry, but for sets that are switched off. */
export function writtenParts(values: Readonly<Record<string, unknown>>): WrittenParts {
  const texts: WrittenText[] = []
  const files: NamedFile[] = []
  const references: string[] = []

  function addText(value: string, field: string): void {
    for (const readings of paragraphsOf(value)) addParagraph(readings, field)
    for (const reference of picturesInText(value)) files.push({ field, reference })
    if (value.length > maxReference) return
    // A link to a file shows no picture.
    if (!/^(?:statamic:\/\/)?asset::/.test(value)) files.push({ field, reference: value })
    references.push(value.replace(/^(?:statamic:\/\/)?entry::/, ''))
  }

  function addParagraph(readings: readonly string[], field: string): void {
    const letters = [...new Set(readings.map(squash))].filter((each) => each !== '')
    const [text = ''] = readings
    if (letters.length > 0) texts.push({ field, text, letters, words: countWords(text) })
  }

  function walkBard(nodes: readonly unknown[], field: string, depth: number): void {
    bardParts(nodes).forEach(({ text, set, picture }, index) => {
      if (text !== undefined) addParagraph([text, text.replace(/\{\{.*?\}\}/g, '')], `${field}.${index}`)
      if (picture !== undefined) files.push({ field: `${field}.${index}`, reference: picture })
      if (set) walk(set, `${field}.${index}${typeOf(set)}`, depth)
    })
  }

  function walk(value: unknown, field: string, depth: number): void {
    if (depth > maxDepth) return
    if (typeof value === 'string') addText(value, field)
    else if (isBard(value)) walkBard(value, field, depth + 1)
    else if (isInlineBard(value)) addParagraph([value.map(inlineText).join('')], field)
    else if (Array.isArray(value))
      value.forEach((each, index) => void walk(each, `${field}.${index}${typeOf(each)}`, depth + 1))
    else if (isMap(value)) walkMembers(value, field, depth)
  }

  function walkMembers(members: Readonly<Record<string, unknown>>, field: string, depth: number): void {
    if (members.enabled === false) return
    for (const [key, value] of Object.entries(members))
      if (!machineKeys.has(key)) walk(value, field === '' ? key : `${field}.${key}`, depth + 1)
  }

  walkMembers(values, '', 0)
  return { texts, files, references }
}
