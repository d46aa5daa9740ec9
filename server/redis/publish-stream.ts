/** Spreads what editors publish to all machines of a site, by a stream in Redis. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { ContentChange } from '../cms/source.ts'
import { anyChange } from '../publish/content-change.ts'
import type { RedisKeys } from './keys.ts'
import { readMessage, writeMessage } from './publish-message.ts'
import type { Redis } from './redis.ts'

/** The stream of changes. */
export interface PublishStream {
  /** Tells the other machines of a change; later, where Redis is away. */
  spread(change: ContentChange): Promise<void>
  /**
   * Id of the last change that this machine knows, which all machines order in the same way; undefined while it
   * may have missed some.
   */
  position(): string | undefined
  /**
   * Starts to read. Every change of another machine calls `received`, and so does one that may have been
   * missed, as it may at the start.
   */
  start(received: (change: ContentChange) => void): void
  close(): Promise<void>
}

/** Messages that are kept: a machine that was away for longer takes it that anything has changed. */
const maxMessages = 1_000
/** Milliseconds for which a read waits for a message. After it the mark is looked at. */
const maxBlock = 1_000
/** Milliseconds until another attempt while Redis is away. */
const retryAfter = 250
/** Milliseconds for a command that no visitor waits for. */
const patience = 1_000

interface StreamOptions {
  readonly redis: Redis
  readonly keys: Pick<RedisKeys, 'published' | 'mark'>
}

/** Whether Redis refused a command as the name holds a value of another type, which no attempt changes. */
const isOfAnotherType = (err: unknown): boolean => err instanceof Error && err.message.startsWith('WRONGTYPE')

/** Whether one id of a stream (`milliseconds-number`) is later than another. */
export function isLater(one: string, other: string): boolean {
  const [[time = 0, number = 0], [otherTime = 0, otherNumber = 0]] = [one, other].map((id) =>
    id.split('-').map(Number),
  ) as [number[], number[]]
  return time === otherTime ? number > otherNumber : time > otherTime
}

/**
 * Creates the stream. A stream, and not a channel: a machine that was away reads on where it was. A mark beside
 * it tells when Redis was emptied, or is another one: then anything may have been missed.
 */
export function createPublishStream({ redis, keys }: StreamOptions): PublishStream {
  const own = randomUUID()
  const reader = redis.duplicate()
  const state = {
    last: '',
    mark: '',
    isCurrent: false,
    isClosed: false,
    /** What could not be told yet. */
    untold: [] as ContentChange[],
  }

  const advance = (id: string): void => {
    if (state.last === '' || isLater(id, state.last)) state.last = id
  }

  async function append(change: ContentChange): Promise<void> {
    const options = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxMessages } } as const
    const id = await redis.send(
      (client) => client.xAdd(keys.published, '*', writeMessage(own, change), options),
      patience,
    )
    if (state.isCurrent) advance(id)
  }

  /** Whether Redis is the one that this machine knows, with all that was in it. */
  async function isSameRedis(): Promise<boolean> {
    const fresh = randomUUID()
    await reader.set(keys.mark, fresh, { condition: 'NX' })
    const mark = (await reader.get(keys.mark)) ?? ''
    const isSame = mark === state.mark
    state.mark = mark
    return isSame
  }

  /** Goes to the end of the stream. */
  async function goToEnd(): Promise<void> {
    const [newest] = (await reader.xRevRange(keys.published, '+', '-', { COUNT: 1 })) ?? []
    state.last = newest?.id ?? '0-0'
  }

  /** Whether messages after the last known one were dropped before this machine read them. */
  async function hasGap(): Promise<boolean> {
    const [oldest] = (await reader.xRange(keys.published, '-', '+', { COUNT: 1 })) ?? []
    const kept = await reader.xLen(keys.published)
    return kept >= maxMessages && oldest !== undefined && isLater(oldest.id, state.last)
  }

  async function readOnce(received: (change: ContentChange) => void): Promise<void> {
    const isFirst = state.last === ''
    const isKnown = (await isSameRedis()) && !isFirst && !(await hasGap())
    if (!isKnown) {
      await goToEnd()
      // At the start too: something may have been published since content was read.
      received(anyChange)
    }
    state.isCurrent = true
    await tellUntold()
    const stream = { key: keys.published, id: state.last }
    const answer = await reader.xRead(stream, { BLOCK: maxBlock, COUNT: 100 })
    for (const { id, message } of messagesIn(answer)) {
      const { from, change } = readMessage(message)
      advance(id)
      if (from !== own) received(change)
    }
  }

  /** Removes what is in the way under the names of stream and mark: each machine then sees a new Redis. */
  async function startAnew(): Promise<void> {
    await reader.del([keys.published, keys.mark]).catch(() => {})
  }

  async function tellUntold(): Promise<void> {
    for (let change = state.untold[0]; change; change = state.untold[0]) {
      await append(change)
      state.untold.shift()
    }
  }

  async function readOn(received: (change: ContentChange) => void): Promise<void> {
    while (!state.isClosed) {
      try {
        await readOnce(received)
      } catch (err) {
        // The connection tells the log, and tries again by itself.
        state.isCurrent = false
        if (isOfAnotherType(err)) await startAnew()
        await setTimeout(retryAfter, undefined, { ref: false })
      }
    }
  }

  return {
    async spread(change) {
      try {
        await append(change)
      } catch (err) {
        // One of anything stands for many.
        state.untold = state.untold.length < 20 ? [...state.untold, change] : [anyChange]
        throw err
      }
    },
    position: () => (state.isCurrent ? state.last : undefined),
    start: (received) => void readOn(received),
    async close() {
      state.isClosed = true
    },
  }
}

interface StreamMessage {
  readonly id: string
  readonly message: Readonly<Record<string, unknown>>
}

/** The messages in the answer to a read; none where it is of another shape. */
function messagesIn(answer: unknown): readonly StreamMessage[] {
  const [stream] = Array.isArray(answer) ? (answer as { readonly messages?: unknown }[]) : []
  const messages = stream?.messages
  if (!Array.isArray(messages)) return []
  return (messages as Partial<StreamMessage>[]).flatMap(({ id, message }) =>
    typeof id === 'string' && /^\d+-\d+$/.test(id) ? [{ id, message: message ?? {} }] : [],
  )
}
