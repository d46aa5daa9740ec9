/** The cache of parsed content: with it a start parses only the files that changed since the last start. */
import { hash } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { removeAbandoned } from '../../../cache/atomic-file.ts'
import { type FileState, isSameState } from '../disk/file-state.ts'
import { isEntryFile, parserOf, type SourceFile, type SourceFiles } from '../disk/files.ts'
import { readCacheFile, writeCacheFile } from './cache-file.ts'
import { type CachedRow, hashOf } from './cached-row.ts'
import { type CachedRows, createCachedRows } from './cached-rows.ts'
import { storedOf } from './stored-value.ts'
import { createValueStore, type ValueStore } from './value-store.ts'

/** The parsed content of a file and the hash of its text, which is absent without a cache. */
export type ParsedFile = Pick<SourceFile, 'value' | 'hash'>

/** Stores the parsed content of files for the next start, and long values on disk in place of memory. */
export interface ParseCache {
  /** Opens the cache; must be called once, with all files of the project, before any file is read. */
  open(files: readonly string[]): void
  /** The cached content of a file that is still in this state; undefined when the file must be read. */
  inState(file: string, state: FileState): SourceFile | undefined
  /**
   * Returns the content of a file to hold in memory: from the cache when the text is the same, else parsed.
   * @throws the errors of `parser`
   */
  parse(file: string, text: string, parser: (text: string) => Value): ParsedFile
  /** Must be called when a file is gone, so that the cache is written without the file. */
  forget(): void
  /** Must be called when all files are read. The cache is written when no file has changed for 30 s. */
  settled(files: SourceFiles): void
  /** Writes changes that are due, and closes the files of stored values. */
  close(): Promise<void>
}

/** The folder and the limits of the parse cache. */
export interface ParseCacheOptions {
  /** Folder of the cache, outside the content; nothing is written when undefined. */
  readonly dir: string | undefined
  readonly logger: Pick<Logger, 'info' | 'warn'>
  /**
   * Minimum number of files for which a cache is written, 500 unless given: fewer are parsed quickly enough,
   * unless one of them is long.
   */
  readonly worthKeeping?: number
  /** Minimum number of files for which long values of entries are stored on disk; 2000 unless given. */
  readonly worthStoring?: number
}

/** Path of the cache file that a build writes beside a folder of content. */
export const prebuiltCachePath = (dir: string): string => `${path.resolve(dir)}.parsed.json`

/** Milliseconds without a change until the cache is written. */
const writeDelay = 30_000
/** Bytes of a file, such as 10,000 redirects, that takes as long to parse as many files. */
const longFile = 200_000
/**
 * Maximum number of files with stored values. Each process that stores values adds one; with more files the
 * next start parses everything again.
 */
const maxSegments = 8

/**
 * Creates the parse cache of the content in `contentDir`. Faults of the cache are only logged: without a
 * usable cache all files are parsed.
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
      // Without the cache file the next start does not read the damaged text.
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
    if (!cached || cached.segments.length > maxSegments) return
    values.openSegments(cached.segments)
    setRows(cached.rows)
  }
  const save = async () => {
    const { values } = state
    if (!values) return
    await values.flush()
    const segments = values.segments()
    // A file that changes while the cache is written gets into the cache the next time.
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

  /** Whether a file takes long to parse. What the disk refuses is told when it is read. */
  function isLong(file: string): boolean {
    try {
      return parserOf(file) !== undefined && statSync(path.join(contentDir, file)).size > longFile
    } catch {
      return false
    }
  }

  return {
    open(all) {
      state.count = all.length
      const isWorthCaching = options.dir !== undefined && (all.length >= worthKeeping || all.some(isLong))
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
      const staysAsIs =
        state.count < worthStoring || !isEntryFile(file) || !isValues(value) || storedOf(value)
      return staysAsIs ? { hash, value } : { hash, value: state.values.store(value) }
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
