/** The names of the fields that a block takes, found by letting its reader ask for them. */
import { readers } from '../../../src/blocks/block-readers.ts'
import type { BlockFields } from '../../../src/content/values/fields.ts'
import { memoWeak } from '../../../src/shared/memo.ts'

/** The fields of a block and of its rows. */
export interface FieldNames {
  /** The names of this site's own content, in the order in which the reader asks for them. */
  readonly own: readonly string[]
  /** Those, and all that mean the same. */
  readonly all: ReadonlySet<string>
}

type Method = keyof BlockFields

const picture = { src: '/a.png', alt: '' }
/** What a field with a value answers. `rows` and `choice` depend on the call. */
const filled: Readonly<Record<Exclude<Method, 'rows' | 'choice'>, unknown>> = {
  text: 'a',
  raw: 'a',
  html: { html: '<p>a</p>' },
  picture,
  pictures: [picture],
  file: { url: '/a.pdf', name: 'a.pdf' },
  link: '/a',
  flag: true,
  number: 1,
  sets: [{ type: 'a' }],
  table: [['a', 'b']],
  entries: [{ title: 'a', path: '/a' }],
}
const methods = [...Object.keys(filled), 'rows', 'choice'] as Method[]
const lists: readonly Method[] = ['pictures', 'sets', 'table', 'entries', 'rows']

/**
 * Which fields have a value: a reader asks for some only where others have one, or have none. All, none, each
 * kind alone, and all but each.
 */
const samples: readonly ((method: Method) => boolean)[] = [
  () => true,
  () => false,
  ...methods.flatMap((one) => [(method: Method) => method === one, (method: Method) => method !== one]),
]

/** Members of a page in a list, which a reader takes as a whole. */
const summaryNames = ['title', 'label', 'text', 'picture', 'date', 'link']

/** Maximum levels of rows in rows. */
const maxDepth = 3

/** Fields that note the names that are asked for. */
function noting(
  note: (names: readonly string[]) => void,
  isFilled: (method: Method) => boolean,
  depth = 1,
): BlockFields {
  const value = (method: Method, choices: unknown): unknown => {
    if (method === 'rows') return depth < maxDepth ? [noting(note, isFilled, depth + 1)] : []
    return method === 'choice' ? Object.keys(choices as object)[0] : filled[method]
  }
  const ask =
    (method: Method) =>
    (...args: unknown[]) => {
      note((method === 'choice' ? args.slice(1) : args) as string[])
      if (method === 'entries') for (const name of summaryNames) note([name])
      if (isFilled(method)) return value(method, args[0])
      return lists.includes(method) ? [] : undefined
    }
  return Object.fromEntries(methods.map((method) => [method, ask(method)])) as unknown as BlockFields
}

type AnyReader = (typeof readers)[keyof typeof readers]

const namesOf = memoWeak((read: AnyReader): FieldNames | undefined => {
  const own = new Set<string>()
  const all = new Set<string>()
  const note = ([first, ...others]: readonly string[]) => {
    if (first === undefined) return
    own.add(first)
    for (const name of [first, ...others]) all.add(name)
  }
  const context = {
    sanitize: (html: string) => ({ html }),
    unknown: () => {},
    form: (handle: string) => ({ handle, fields: [], honeypot: '' }),
  }
  try {
    for (const isFilled of samples) read(noting(note, isFilled), context)
  } catch {
    return undefined
  }
  return { own: [...own], all }
})

/** Returns the names that a block takes; undefined where its reader does not work with made-up fields. */
export const fieldNamesOf = (block: string): FieldNames | undefined =>
  Object.hasOwn(readers, block) ? namesOf(readers[block as keyof typeof readers]) : undefined
