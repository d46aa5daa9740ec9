/** Tells what is known of pictures, and when more is known than was told. */
import type { ContentSource } from '../../cms/source.ts'
import { wait } from '../../scheduling/wait.ts'
import type { ContentPictures, PictureFacts } from '../content-pictures.ts'
import { inTime, late } from '../making/in-time.ts'
import type { PictureLookup } from './picture-lookup.ts'

interface FactsTellerOptions {
  readonly lookup: PictureLookup
  readonly content: Pick<ContentSource, 'onChange'>
  /** Maximum milliseconds that a page waits for what its pictures are. */
  readonly maxWait: number
}

export interface FactsTeller extends Pick<ContentPictures, 'facts' | 'known' | 'isBeingRead' | 'onChange'> {
  close(): void
}

/** Milliseconds after the last file was read until pages are told. */
const settle = 250

/** Creates the teller. Files are asked again after each change of the content. */
export function createFactsTeller({ lookup, content, maxWait }: FactsTellerOptions): FactsTeller {
  const listeners = new Set<() => void>()
  /** By address, the number of readings under way. */
  const reading = new Map<string, number>()
  const state = { checked: new Set<string>(), isStale: false }
  const unsubscribe = content.onChange(() => {
    state.checked = new Set()
  })
  const isSame = (a: PictureFacts | undefined, b: PictureFacts | undefined): boolean =>
    JSON.stringify(a) === JSON.stringify(b)

  /** Calls back once no file is being read: one word for all of them. */
  async function tell(): Promise<void> {
    await wait(settle)
    if (reading.size > 0 || !state.isStale) return
    state.isStale = false
    for (const listener of listeners) listener()
  }

  async function read(address: string): Promise<PictureFacts | undefined> {
    const { checked } = state
    reading.set(address, (reading.get(address) ?? 0) + 1)
    try {
      const found = await lookup.find(address)
      checked.add(address)
      return found?.facts
    } finally {
      const others = (reading.get(address) ?? 1) - 1
      if (others > 0) reading.set(address, others)
      else reading.delete(address)
      if (state.isStale && reading.size === 0) void tell()
    }
  }

  /** Reads what a page did without. */
  async function readLater(address: string, told: PictureFacts | undefined): Promise<void> {
    if (!isSame(told, await read(address))) state.isStale = true
    if (state.isStale && reading.size === 0) void tell()
  }

  function known(address: string): PictureFacts | undefined {
    const facts = lookup.last(address)?.facts
    if (!facts || !state.checked.has(address)) void readLater(address, facts)
    return facts
  }

  return {
    known,
    isBeingRead: (address) => reading.has(address),
    async facts(address) {
      const before = state.checked.has(address) ? lookup.last(address)?.facts : undefined
      if (before) return before
      const first = await inTime(read(address), maxWait)
      if (first !== late) return first
      void readLater(address, undefined)
      return undefined
    },
    onChange(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    close() {
      unsubscribe()
      listeners.clear()
    },
  }
}
