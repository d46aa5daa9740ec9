/**
 * Values of a parsed document, in time that grows with its length alone: the package's own conversion looks
 * for the anchor of each alias in the whole document, and takes a map apart each time that it is merged.
 */
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml'
import { maxDepth, tooDeep } from './parse-document.ts'

/** Maximum number of keys of a map: handing over a larger one from a thread takes too long. */
const maxKeys = 50_000
/** Maximum number of values that aliases and merge keys repeat. */
const maxRepeated = 100_000

/** What the keys of a map are put into. */
interface MapKind<T extends object> {
  create(): T
  has(map: T, key: unknown): boolean
  set(map: T, key: unknown, value: unknown): void
  entries(map: T): Iterable<readonly [unknown, unknown]>
}

/** A value with an anchor. */
interface Anchored {
  value: unknown
  /** Number of its values, those of aliases included; 0 while it is being read. */
  size: number
  /** Levels of its values. */
  height: number
}

/** Called for a key that a map has twice. */
export type OnRepeatedKey = (key: Node, first: Node) => void

/** Maximum characters of a key that is a list or a map. One inside the other doubles them with each level. */
const maxKeyText = 1000

/** @throws Error for a key that is a long list or map */
function keyText(key: unknown): string {
  if (key === null) return ''
  if (typeof key !== 'object') return String(key)
  const text = JSON.stringify(key)
  if (text.length > maxKeyText) throw new Error('A list or a map is the key of a map')
  return text
}

/** Plain objects; keys that are no text become text. */
const objects: MapKind<Record<string, unknown>> = {
  create: () => ({}),
  has: (map, key) => Object.hasOwn(map, keyText(key)),
  // A key such as `__proto__` is a key as any other.
  set: (map, key, value) =>
    Object.defineProperty(map, keyText(key), {
      ...{ value, writable: true, enumerable: true, configurable: true },
    }),
  entries: Object.entries,
}

const maps: MapKind<Map<unknown, unknown>> = {
  create: () => new Map(),
  has: (map, key) => map.has(key),
  set: (map, key, value) => map.set(key, value),
  entries: (map) => map,
}

/** Values of a document with maps as plain objects. Throws as `toMaps` does. */
export const toObjects = (document: Document.Parsed, onRepeated: OnRepeatedKey): unknown =>
  convert(document, objects, onRepeated)

/**
 * Values of a document with maps as `Map`.
 * @throws Error when an alias has no anchor or lies inside its own, aliases repeat too many values, or values
 * are nested too deep
 */
export const toMaps = (document: Document.Parsed, onRepeated: OnRepeatedKey): unknown =>
  convert(document, maps, onRepeated)

function convert<T extends object>(
  document: Document.Parsed,
  kind: MapKind<T>,
  onRepeated: OnRepeatedKey,
): unknown {
  const anchors = new Map<string, Anchored>()
  const made = new WeakSet<object>()
  const state = { values: 0, deepest: 0, repeated: 0 }

  function read(node: unknown, depth: number): unknown {
    if (isAlias(node)) return repeat(node.source, depth).value
    state.values += 1
    state.deepest = Math.max(state.deepest, depth)
    const { anchor } = Object(node) as { anchor?: string }
    return anchor ? anchored(anchor, node, depth) : plainValue(node, depth)
  }

  function plainValue(node: unknown, depth: number): unknown {
    if (isScalar(node)) return node.value
    if (!isSeq(node) && !isMap(node)) return null
    assertDepth(depth)
    return isSeq(node) ? node.items.map((item) => read(item, depth + 1)) : mapOf(node, depth)
  }

  function anchored(name: string, node: unknown, depth: number): unknown {
    const record: Anchored = { value: undefined, size: 0, height: 0 }
    anchors.set(name, record)
    const { values, deepest } = state
    state.deepest = depth
    record.value = plainValue(node, depth)
    Object.assign(record, { size: state.values - values + 1, height: state.deepest - depth })
    state.deepest = Math.max(state.deepest, deepest)
    return record.value
  }

  /** The value of an alias, which counts as if it stood there. */
  function repeat(name: string, depth: number): Anchored {
    const found = anchors.get(name)
    if (!found) throw new Error(`Unresolved alias (the anchor must be set before the alias): ${name}`)
    if (found.size === 0) throw new Error('An alias lies inside its own anchor')
    assertDepth(depth + found.height - 1)
    state.deepest = Math.max(state.deepest, depth + found.height)
    state.values += found.size
    state.repeated += found.size
    if (state.repeated > maxRepeated)
      throw new Error('Excessive alias count indicates a resource exhaustion attack')
    return found
  }

  function mapOf({ items }: YAMLMap, depth: number): T {
    if (items.length > maxKeys) throw new Error(`A map has more than ${maxKeys} keys`)
    const map = kind.create()
    const first = new Map<unknown, Node>()
    for (const pair of items as Pair<Node, Node | null>[]) {
      if (isMergeKey(pair.key)) merge(map, pair.value, depth)
      else add(map, pair, first, depth)
    }
    made.add(map)
    return map
  }

  function add(map: T, { key, value }: Pair<Node, Node | null>, first: Map<unknown, Node>, depth: number) {
    if (isScalar(key)) {
      const before = first.get(key.value)
      if (before) onRepeated(key, before)
      else first.set(key.value, key)
    }
    const name = read(key, depth + 1)
    kind.set(map, name, read(value, depth + 1))
  }

  /** Adds what a map lacks of other maps, of which earlier ones come first. */
  function merge(map: T, value: unknown, depth: number): void {
    const source = read(value, depth)
    for (const each of Array.isArray(source) ? source : [source]) {
      if (!made.has(Object(each))) throw new Error('Merge sources must be maps or map aliases')
      for (const [key, member] of kind.entries(each)) if (!kind.has(map, key)) kind.set(map, key, member)
    }
  }

  return read(document.contents, 0)
}

/** The key `<<`, for which the schema of content makes a symbol. */
const isMergeKey = (key: unknown): boolean => isScalar(key) && typeof key.value === 'symbol'

function assertDepth(depth: number): void {
  if (depth >= maxDepth) throw tooDeep()
}
