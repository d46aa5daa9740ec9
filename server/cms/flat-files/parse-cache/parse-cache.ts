import { hash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import { removeAbandoned } from '../../../cache/atomic-file.ts'
import { type FileState, isSameState } from '../disk/file-state.ts'
import type { SourceFile, SourceFiles } from '../disk/files.ts'
import { readCacheFile, writeCacheFile } from './cache-file.ts'
import { type CachedRow, hashOf } from './cached-row.ts'
import { type CachedRows, createCachedRows } from './cached-rows.ts'
import { storedOf } from './stored-value.ts'
import { createValueStore, type ValueStore } from './value-store.ts'

/** What a file said. The hash is of its text; absent when nothing is kept. */
export type ParsedFile = Pick<SourceFile, 'value' | 'hash'>

/** What files said, for the next start, and the long values among it. */
export interface ParseCache {
  /** Told once, before any file is read, how many there are. */
  open(count: number): void
  /** What a file in this state said, so that it need not even be read. */
  inState(file: string, state: FileState): SourceFile | undefined
  /** What the same text said. Otherwise it is parsed. The answer is what to hold in memory. */
  parse(file: string, text: string, parser: (text: string) => Value): ParsedFile
  /** A file is gone. */
  forget(): void
  /** The files are all read; those that were new are written when nothing has changed for a while. */
  settled(files: SourceFiles): void
  close(): Promise<void>
}

export interface ParseCacheOptions {
  /** Folder for it, outside the content; without one nothing is written. */
  readonly dir: string | undefined
  readonly logger: Pick<Logger, 'info' | 'warn'>
  /** Fewer files than this are read faster than they are looked up. */
  readonly worthKeeping?: number
  /** With so many files long values are kept on disk. */
  readonly worthStoring?: number
}

/** Where a folder of content that comes with a build has its parsed content. */
export const prebuiltCachePath = (dir: string): string => `${path.resolve(dir)}.parsed.json`

/** Milliseconds without a change. */
const writeDelay = 30_000
/** A start after so many processes that each wrote some values reads all files again. */
const mostSegments = 8

const isEntry = (file: string) => !file.endsWith('.yaml') && !file.endsWith('.json')

/**
 * Reads and writes the index of the content in `contentDir`. It never fails: without it, files are parsed.
 */
export function createParseCache(contentDir: string, options: ParseCacheOptions): ParseCache {
  const { logger, worthKeeping = 500, worthStoring = 2000 } = options
  const { dir = '' } = options
  const name = `content-${hash('sha256', path.resolve(contentDir)).slice(0, 12)}`
  const index = path.join(dir, `${name}.json`)
  const state: {
    count: number
    isNew: boolean
    values?: ValueStore | undefined
    timer?: NodeJS.Timeout
    work: Promise<void>
    rows: CachedRows
  } = {
    ...{ count: 0, isNew: false, work: Promise.resolve(), rows: createCachedRows([]) },
  }
  const files = { now: new Map() as SourceFiles }
  const warn = (message: string) => (err: unknown) => logger.warn({ err, dir }, message)

  const openValueStore = (): ValueStore | undefined => {
    try {
      mkdirSync(dir, { recursive: true, mode: 0o700 })
      const full = warn('Long texts cannot be written to disk: they stay in memory')
      // The next start must not meet it again.
      const damaged = (err: unknown) => {
        warn('A long text on disk is damaged: the next start reads all files again')(err)
        const remove = () => rm(index, { force: true })
        state.work = state.work.then(remove).catch(warn('The kept index could not be removed'))
      }
      return createValueStore({ dir, name, damaged, full })
    } catch (err) {
      warn('The folder for the content index cannot be used: every start reads all files')(err)
      return undefined
    }
  }
  const setRows = (rows: readonly CachedRow[]) => {
    state.rows = createCachedRows(rows)
  }
  const load = (values: ValueStore) => {
    const cached = readCacheFile(index, values.attach)
    if (!cached || cached.segments.length > mostSegments) return
    values.openSegments(cached.segments)
    setRows(cached.rows)
  }
  const save = async () => {
    const { values } = state
    if (!values) return
    await values.flush()
    const segments = values.segments()
    // As they are now: a file that changes while this is written has its next turn.
    await writeCacheFile(index, [...files.now.values()].filter(isCacheable), segments)
    await removeAbandoned(dir, (each) => each.startsWith(`${name}-`) && !segments.includes(each))
    await removeAbandoned(dir, (each) => each.startsWith(`${name}.json.`))
  }
  const saveNow = () => {
    clearTimeout(state.timer)
    if (!state.isNew) return state.work
    state.isNew = false
    state.work = state.work.then(save).catch(warn('The content index could not be written'))
    return state.work
  }

  return {
    open(count) {
      state.count = count
      const isWorthCaching = options.dir !== undefined && count >= worthKeeping
      state.values = isWorthCaching ? openValueStore() : undefined
      try {
        if (state.values) load(state.values)
        if (state.rows.isEmpty()) setRows(readCacheFile(prebuiltCachePath(contentDir), () => {})?.rows ?? [])
      } catch (err) {
        logger.info({ err, dir }, 'The kept content index cannot be used: all files are read')
      }
    },
    inState(file, fileState) {
      const row = state.rows.find(file)
      return row && isSameState(row, fileState) ? row : undefined
    },
    parse(file, text, parser) {
      if (!state.values && state.rows.isEmpty()) return { value: parser(text) }
      const hash = hashOf(text)
      const before = state.rows.find(file) ?? files.now.get(file)
      const value = before?.hash === hash ? before.value : parser(text)
      if (!state.values) return { hash, value }
      state.isNew = true
      const isStored = state.count < worthStoring || !isEntry(file) || !isValues(value) || storedOf(value)
      return isStored ? { hash, value } : { hash, value: state.values.store(value) }
    },
    forget() {
      state.isNew = true
    },
    settled(now) {
      files.now = now
      setRows([])
      clearTimeout(state.timer)
      if (state.isNew) state.timer = setTimeout(() => void saveNow(), writeDelay).unref()
    },
    async close() {
      await saveNow()
      state.values?.close()
    },
  }
}

const isCacheable = (file: SourceFile): file is CachedRow =>
  file.hash !== undefined && file.value !== undefined
