/** Parses the YAML of the project folder: every value is text, a list or a map, with the lines to tell. */
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type ParsedNode } from 'yaml'
import { parseBounded } from './parse-document.ts'
import { toMaps } from './to-values.ts'

/** A mistake in a file. */
interface Problem {
  readonly line?: number
  readonly text: string
}

/** A parsed file, or what is wrong with it. */
type YamlReading =
  | { readonly kind: 'read'; readonly value: YamlFile }
  | { readonly kind: 'wrong'; readonly problems: readonly Problem[] }

/** A parsed file. */
export interface YamlFile {
  /** Text, lists as arrays and maps as `Map`: a key may be any text, `__proto__` too. */
  readonly value: unknown
  /** The line of a value by the keys that lead to it, or of the last of them that exists. */
  lineOf(path: readonly unknown[]): number
}

/** Tabs at the start of a line become spaces: YAML forbids them, and editors do not show the difference. */
const withoutTabs = (text: string): string => text.replace(/^\t+/gm, (tabs) => '  '.repeat(tabs.length))

/** Parses a document. Numbers, dates and words such as `on` stay as they are typed. */
export function readYaml(text: string): YamlReading {
  const lines = new LineCounter()
  const lineAt = (offset: number) => lines.linePos(offset).line
  try {
    const source = withoutTabs(text)
    const end = source.trimEnd().length - 1
    const document = parseBounded(source, { schema: 'failsafe', lineCounter: lines })
    const problems = syntaxErrors(document, lineAt, end)
    // The parser would take the last of two keys that are the same, and nobody would know.
    const value = toMaps(document, (key, first) => problems.push(repeatedKey(key, first, lineAt)))
    if (problems.length > 0) return { kind: 'wrong', problems }
    return { kind: 'read', value: { value, lineOf: (path) => lineOf(document, path, lineAt) } }
  } catch (err) {
    // Aliases without an anchor or without an end, and values that are nested without end.
    return { kind: 'wrong', problems: [{ text: `is no YAML: ${(err as Error).message}` }] }
  }
}

type LineAt = (offset: number) => number

/** What is open at the end is told of the last line with a text. */
const syntaxErrors = ({ errors }: Document.Parsed, lineAt: LineAt, end: number): Problem[] =>
  errors.map(({ message, pos: [start] }) => ({
    line: lineAt(Math.min(start, end)),
    text: `is no YAML: ${message}`,
  }))

/** The text of a key; undefined for a key that is a list or a map. */
const keyOf = (key: unknown): string | undefined => (isScalar(key) ? String(key.value) : undefined)

const offsetOf = (node: unknown): number => (node as Partial<ParsedNode> | null)?.range?.[0] ?? 0

const repeatedKey = (key: Node, first: Node, lineAt: LineAt): Problem => ({
  line: lineAt(offsetOf(key)),
  text: `${JSON.stringify(keyOf(key))} stands here twice: also in line ${lineAt(offsetOf(first))}`,
})

/** The line of the node that the keys lead to. */
function lineOf(document: Document.Parsed, path: readonly unknown[], lineAt: LineAt): number {
  let node: Node | null | undefined = document.contents
  let offset = offsetOf(node)
  for (const key of path) {
    const step = stepTo(isAlias(node) ? node.resolve(document) : node, key)
    if (!step) break
    offset = offsetOf(step.at)
    node = step.node
  }
  return lineAt(offset)
}

/** The node below a key or an index, and the node that marks its place: for a map's value, the key. */
function stepTo(node: Node | null | undefined, key: unknown): { at: unknown; node: Node | null } | undefined {
  if (isSeq<Node>(node) && typeof key === 'number') {
    const item = node.items[key]
    return item && { at: item, node: item }
  }
  if (!isMap<Node, Node | null>(node)) return undefined
  const pair = node.items.find((item) => keyOf(item.key) === key)
  return pair && { at: pair.key, node: pair.value }
}
