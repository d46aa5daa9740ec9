/** Parses the YAML of the project folder: every value is text, a list or a map, with the lines to tell. */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml'
import type { Problem, Reading } from './problem.ts'

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
export function readYaml(text: string): Reading<YamlFile> {
  const lines = new LineCounter()
  const lineAt = (offset: number) => lines.linePos(offset).line
  try {
    const options = {
      schema: 'failsafe',
      lineCounter: lines,
      prettyErrors: false,
      uniqueKeys: false,
    } as const
    const source = withoutTabs(text)
    const end = source.trimEnd().length - 1
    const document = parseDocument(source, options)
    const problems = [...syntaxErrors(document, lineAt, end), ...repeatedKeys(document, lineAt)]
    if (problems.length > 0) return { kind: 'wrong', problems }
    const value: unknown = document.toJS({ mapAsMap: true })
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

/** Keys that a map has twice: the parser would take the last one, and nobody would know. */
function repeatedKeys(document: Document.Parsed, lineAt: LineAt): Problem[] {
  const problems: Problem[] = []
  visit(document, {
    Map(_key, map) {
      problems.push(...repeatedIn(map, lineAt))
    },
  })
  return problems
}

function repeatedIn(map: YAMLMap, lineAt: LineAt): Problem[] {
  const first = new Map<string, number>()
  return map.items.flatMap(({ key }) => {
    const name = keyOf(key)
    const line = lineAt(offsetOf(key))
    const before = name === undefined ? undefined : first.get(name)
    if (name !== undefined && before === undefined) first.set(name, line)
    return before === undefined
      ? []
      : [{ line, text: `${JSON.stringify(name)} stands here twice: also in line ${before}` }]
  })
}

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
