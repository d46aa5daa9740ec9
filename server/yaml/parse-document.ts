/** Parses a document within bounds, and tells its first mistake as the package would. */
import {
  Composer,
  type Document,
  type DocumentOptions,
  Lexer,
  type ParseOptions,
  Parser,
  type SchemaOptions,
  YAMLParseError,
} from 'yaml'

/** Maximum levels of nested values. */
export const maxDepth = 200
/** Maximum number of tokens out of place: the rest of such a text is not read, as there is no end of them. */
const maxMistakes = 100
/** What else is open at the deepest place: the document and a scalar. */
const openBeside = 2

type Options = DocumentOptions & ParseOptions & SchemaOptions

/**
 * The parser's tokens. It is stopped in time where values are nested without end: composing them takes all
 * memory, or more of the stack than there is.
 */
function* boundedTokens(text: string, onNewLine?: (offset: number) => void) {
  const parser = new Parser(onNewLine)
  let mistakes = 0
  onNewLine?.(0)
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) {
      if (token.type === 'error') mistakes += 1
      yield token
    }
    if (mistakes > maxMistakes) return
    if (parser.stack.length > maxDepth + openBeside) throw tooDeep()
  }
  yield* parser.end()
}

/** The error for values that are nested too deep. */
export const tooDeep = (): Error => new Error(`The values are nested deeper than ${maxDepth}`)

/**
 * Parses the first document of a text. Keys are not compared, as the package compares each with all before it.
 * @throws Error when values are nested too deep
 */
export function parseBounded(text: string, options: Options): Document.Parsed {
  const { lineCounter } = options
  // The package would show each of a thousand mistakes with its line.
  const composer = new Composer({ ...options, uniqueKeys: false, prettyErrors: false })
  const tokens = boundedTokens(text, lineCounter?.addNewLine)
  const [document, second] = composer.compose(tokens, true, text.length)
  if (!document) throw new Error('There is no document')
  if (second) document.errors.push(mistake(second.range[0], 'MULTIPLE_DOCS', manyDocuments))
  return document as Document.Parsed
}

const manyDocuments = 'Source contains multiple documents: there may be one'

const mistake = (start: number, ...rest: [YAMLParseError['code'], string]): YAMLParseError =>
  new YAMLParseError([start, start + 1], ...rest)

/** Characters of a line that is shown with a mistake. */
const maxShown = 80

/** A mistake with its place, and its line where that is short. */
export function located(
  text: string,
  { pos, code, message }: Pick<YAMLParseError, 'pos' | 'code' | 'message'>,
) {
  const start = Math.max(0, pos[0])
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const [line = ''] = text.slice(lineStart, lineStart + maxShown + 1).split('\n', 1)
  const column = start - lineStart
  const number = text.slice(0, lineStart).split('\n').length
  const shown = line.length > maxShown ? '' : `:\n\n${line}\n${' '.repeat(column)}^\n`
  return mistake(start, code, `${message} at line ${number}, column ${column + 1}${shown}`)
}
