/** Answers whether a block shows a text: as a text of its own, or inside a longer one. */
import { textOfMarkup } from '../../content/markup.ts'
import { withoutQuotationMarks } from '../../content/quotation-marks.ts'

/** The texts of a block. */
export interface ShownTexts {
  /** Whether a text, address or markup is among them. */
  has(text: string): boolean
}

/** The text in one line, without the quotation marks around it: a quote is shown without them. */
const inLine = (text: string): string => withoutQuotationMarks(text.replace(/\s+/g, ' ').trim())

/** The text of markup, or a plain text as it is. */
const plain = (text: string): string => inLine(text.includes('<') ? textOfMarkup(text) : text)

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** The texts between tags or line ends. */
const runsOf = (text: string): readonly string[] =>
  text
    .split(/<[^>]*>|\n/)
    .map((run) => inLine(run.includes('&') ? textOfMarkup(run) : run))
    .filter(hasLetters)

/** All texts and numbers inside a value. */
export function textsIn(value: unknown, into = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'number') into.add(String(value))
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) textsIn(member, into)
  return into
}

/** Minimum words of a text that is looked for inside longer ones: fewer are easily part of another text. */
const minWords = 4

/**
 * Maximum characters of a block that are searched for all such texts together. After that a text counts as
 * not shown, and stands below the block.
 */
const maxSearched = 400_000_000

/** Indexes the texts in the props of a block. */
export function shownTexts(props: object): ShownTexts {
  const strings = textsIn(props)
  const found: { all?: string; units?: ReadonlySet<string> } = {}
  let searched = 0
  const units = () => {
    found.units ??= new Set([...strings].flatMap((text) => [plain(text), ...runsOf(text)]))
    return found.units
  }
  const all = () => {
    found.all ??= [...strings].map(plain).join(' \n ')
    return found.all
  }
  const isInside = (words: string) => {
    searched += all().length
    return searched <= maxSearched && all().includes(words)
  }
  return {
    has(text) {
      if (strings.has(text) || runsOf(text).every((run) => units().has(run))) return true
      const words = plain(text)
      return units().has(words) || (words.split(' ', minWords).length >= minWords && isInside(words))
    },
  }
}
