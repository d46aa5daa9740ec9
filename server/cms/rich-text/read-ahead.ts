/** Reads the long texts of a page before the page is read, so that nobody waits for all of them at once. */
import type { Html, Value, Values } from '../../../src/content/types.ts'
import { runSteps, runStepsInTurns, type Steps } from '../../scheduling/steps.ts'
import type { RichTextContext } from './context.ts'
import { createRichTextSteps, type RichText, sanitizeAhead } from './rich-text.ts'
import type { SanitizedTree } from './sanitize/sanitized-tree.ts'

/** Characters, and values, that are read in some milliseconds. */
const short = { characters: 4_000, values: 500 } as const

/** Levels of values that are looked at. */
const maxLevels = 32

/** A value and all that it holds. */
function* valuesIn(value: Value, level = 0): Generator<Value> {
  yield value
  if (typeof value === 'object' && value !== null && level < maxLevels)
    for (const member of Object.values(value)) yield* valuesIn(member as Value, level + 1)
}

/** Whether it may take more than some milliseconds to read what is stored. */
function isLong(values: Values): boolean {
  let [characters, count] = [0, 0]
  for (const value of valuesIn(values)) {
    count += 1
    if (typeof value === 'string') characters += value.length
    if (characters > short.characters || count > short.values) return true
  }
  return false
}

type Kind = 'fromBard' | 'fromHtml' | 'fromMarkdown'

/** A text that a page reads. */
interface Asked {
  readonly kind: Kind
  readonly source: Value
}

const isSame = (a: Value, b: Value): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((node, n) => node === b[n]))

/** Makes a reader of rich text of one function. */
const readerOf = (
  read: (kind: Kind, source: Value) => Html | undefined,
  headings: RichText['headings'] = [],
): RichText => ({
  fromBard: (nodes) => read('fromBard', nodes),
  fromHtml: (text) => read('fromHtml', text),
  fromMarkdown: (text) => read('fromMarkdown', text),
  headings,
})

/**
 * Reads the texts of a page in steps, and returns a reader that has them ready; undefined where the page is read
 * in no time, or has no rich text.
 * @param values all that the page is read from
 * @param ask reads the page with the given reader, to learn which texts it reads: all will be empty
 */
export function* readTextsAhead(
  values: Values,
  ask: (text: RichText) => void,
  context: RichTextContext,
): Steps<RichText | undefined> {
  if (!isLong(values)) return undefined
  const asked: Asked[] = []
  ask(
    readerOf((kind, source) => {
      asked.push({ kind, source })
      return undefined
    }),
  )
  if (asked.length === 0) return undefined
  const steps = createRichTextSteps(context)
  const start = ({ kind, source }: Asked) => steps[kind](source as never)
  const ready: (Html | undefined)[] = []
  for (const each of asked) ready.push(yield* start(each))
  const state = { next: 0 }
  return readerOf((kind, source) => {
    const { next } = state
    const known = asked[next]
    if (known?.kind !== kind || !isSame(known.source, source)) return runSteps(start({ kind, source }))
    state.next += 1
    return ready[next]
  }, steps.headings)
}

type Trees = ReadonlyMap<string, SanitizedTree>

/** Sanitizes the long HTML among values in steps. A text that cannot be read is left to who reports it. */
function* sanitizeAll(values: Values, context: RichTextContext): Steps<Trees> {
  const trees = new Map<string, SanitizedTree>()
  for (const text of valuesIn(values)) {
    if (typeof text !== 'string' || text.length < short.characters || trees.has(text)) continue
    if (!text.includes('<')) continue
    try {
      trees.set(text, yield* sanitizeAhead(text, context))
    } catch {}
  }
  return trees
}

/** The long HTML of a page that is sanitized before the page is read. */
export interface TextsAhead {
  /** Sanitizes, in turns, what is not known any longer. */
  prepare(): Promise<void>
  find(text: string): SanitizedTree | undefined
}

/**
 * Sanitizes the long HTML of a page when it is asked to. The trees are kept until memory is collected: a page is
 * read right after it was asked for, and the trees take many times the memory of the texts.
 */
export function createTextsAhead(values: Values, context: RichTextContext): TextsAhead {
  const state: { trees?: WeakRef<Trees>; isShort?: boolean; loading?: Promise<void> | undefined } = {}
  async function load(): Promise<void> {
    const trees = await runStepsInTurns(sanitizeAll(values, context))
    Object.assign(state, { trees: new WeakRef(trees), isShort: trees.size === 0, loading: undefined })
  }
  return {
    async prepare() {
      if (state.isShort || state.trees?.deref()) return
      state.loading ??= load()
      await state.loading
    },
    find: (text) => state.trees?.deref()?.get(text),
  }
}
