/** Reads from the body of a webhook what an editor has published. */
import type { ContentChange } from '../cms/source.ts'
import { anyChange } from './content-change.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const validName = /^[\w-]{1,128}$/
/** A handle or id, alone or as the `handle` or `id` of an object. */
function nameIn(value: unknown): string | undefined {
  const name = isFields(value) ? (value.handle ?? value.id) : value
  return typeof name === 'string' && validName.test(name) ? name : undefined
}

/** Lists that show entries by name, besides that of their collection. */
const listsOfEntries = ['tree', 'navigation', 'nav']

/**
 * What each kind of event concerns. The kind is the beginning of the event's name: `EntrySaved`,
 * `entry.saved`. Any other event, such as one of assets or terms, may concern any page.
 */
const readers: readonly {
  readonly event: RegExp
  readonly read: (subject: Fields) => ContentChange | undefined
}[] = [
  {
    event: /^(?:localized)?entry/i,
    read({ collection, id }) {
      const [handle, entry] = [nameIn(collection), nameIn(id)]
      if (handle === undefined) return undefined
      return { handles: [handle, ...listsOfEntries], ids: entry === undefined ? [] : [entry] }
    },
  },
  { event: /^global/i, read: () => ({ handles: ['globals'], ids: [] }) },
]

/** The objects in which add-ons put the entry, the outer one first. */
const subjectsIn = (body: Fields): readonly Fields[] => {
  const inner = [body.payload, body.entry, body.data].filter(isFields)
  return [body, ...inner, ...inner.flatMap(({ entry, data }) => [entry, data].filter(isFields))]
}

/** The name of the event; add-ons that only say which entry it was mean that it was saved. */
function eventIn({ event, type, trigger, entry }: Fields): string {
  const name = [event, type, trigger].find((value) => typeof value === 'string')
  if (typeof name === 'string') return name
  return entry === undefined ? '' : 'entry'
}

/**
 * Reads what has changed (content-system reference, webhooks). The body is a hint: whatever it has that is not
 * understood, and an empty one, means that anything may have changed. No address in it is ever asked for.
 */
export function readChange(body: string): ContentChange {
  const parsed = parseJson(body)
  if (!isFields(parsed)) return anyChange
  const subjects = subjectsIn(parsed)
  const event = subjects.map(eventIn).find((name) => name !== '') ?? ''
  const reader = readers.find(({ event: pattern }) => pattern.test(event))
  if (!reader) return anyChange
  for (const subject of subjects) {
    const change = reader.read(subject)
    if (change) return change
  }
  return anyChange
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
