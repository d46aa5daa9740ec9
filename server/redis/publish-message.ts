/** Messages between the machines of a site about what was published. */
import type { ContentChange } from '../cms/source.ts'
import { anyChange } from '../publish/content-change.ts'

/** Version of the messages that this build writes. */
const version = 1

/** A message, as it was read. */
export interface PublishMessage {
  /** The process that wrote it. */
  readonly from: string
  readonly change: ContentChange
}

const names = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.length <= 400 && value.every((name) => typeof name === 'string')
    ? value
    : undefined

/** The fields of a message in the stream. */
export const writeMessage = (from: string, change: ContentChange): Record<string, string> => ({
  v: String(version),
  from,
  change: JSON.stringify(change),
})

/**
 * Reads a message. Of one that another version wrote, or that cannot be read, only that something was published
 * is believed.
 */
export function readMessage(fields: Readonly<Record<string, unknown>>): PublishMessage {
  const from = typeof fields.from === 'string' ? fields.from : ''
  if (fields.v !== String(version) || typeof fields.change !== 'string') return { from, change: anyChange }
  try {
    const { handles, ids } = JSON.parse(fields.change) as Partial<Record<string, unknown>>
    const [known, entries] = [names(handles), names(ids)]
    return { from, change: known && entries ? { handles: known, ids: entries } : anyChange }
  } catch {
    return { from, change: anyChange }
  }
}
