import { readFileSync, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { ParseCache, ParsedFile } from '../parse-cache/parse-cache.ts'
import { type ParseThread, parserFor } from '../parse-thread/parse-thread.ts'
import { collectionsFolder } from './collection-files.ts'
import { asyncDisk, quickDisk } from './disk.ts'
import { type FileState, isLasting, isSameState, stateOf } from './file-state.ts'
import { isContentFile, isMissing, maxSize, parserOf, type SourceFile, type SourceFiles } from './files.ts'
import { forEachConcurrent } from './for-each-concurrent.ts'
import { listFiles, missingFrom } from './list-files.ts'
import { createRemovedFiles } from './removed-files.ts'

/** The parsed files of a project in memory. */
export interface FileStore {
  /**
   * Reads the given files if they changed; without paths all files. Resolves with whether the stored files
   * changed.
   */
  refresh(paths?: Iterable<string>): Promise<boolean>
  /** The stored files by path. */
  files(): SourceFiles
  /** Files and folders that could not be read the last time. */
  broken(): ReadonlySet<string>
  /** Files and folders that the disk refused, with its error codes; no event follows when they are back. */
  unread(): ReadonlyMap<string, string>
  /** Files that changed at the last check, and wait for a second one. */
  unsettled(): readonly string[]
  /** Whether all collections are gone from the disk; the store then keeps the files of before. */
  lost(): boolean
}

interface FileStoreOptions {
  /** Whether a changed file is read only when two checks find the same state. */
  readonly settle?: boolean
  /** The content of files as an earlier process parsed it. */
  readonly parseCache?: ParseCache | undefined
  /** Parses large files that change; they are parsed here without it. */
  readonly thread?: ParseThread | undefined
}

/**
 * Holds the files of the project in memory. A file that no longer parses, or that the disk refuses, keeps its
 * last good version and is logged with its relative path. All collections gone at once are a fault: they stay.
 */
export function createFileStore(
  dir: string,
  logger: Pick<Logger, 'warn'>,
  { settle = false, parseCache, thread }: FileStoreOptions = {},
): FileStore {
  const files = new Map<string, SourceFile>()
  /** States, at the last check, of files that are broken or had just been written. */
  const lastStates = new Map<string, FileState | undefined>()
  const unsettled = new Map<string, FileState>()
  const broken = new Set<string>()
  const unread = new Map<string, string>()
  const removed = createRemovedFiles()
  const status = { lost: false, loaded: false }

  const forget = (file: string) => {
    const stored = files.get(file)
    if (stored) removed.add(stored)
    for (const each of [lastStates, unsettled, unread]) each.delete(file)
    parseCache?.forget()
    return [broken.delete(file), files.delete(file)].includes(true)
  }
  /** Records an error of the disk. It is logged once as long as its code stays the same. */
  const fail = (file: string, err: unknown) => {
    const code = (err as NodeJS.ErrnoException).code ?? 'unknown'
    lastStates.set(file, undefined)
    broken.add(file)
    if (unread.get(file) === code) return false
    unread.set(file, code)
    logger.warn({ file, err }, 'Content file could not be read')
    return true
  }
  const missingOrFailed = (file: string, err: unknown) => (isMissing(err) ? forget(file) : fail(file, err))
  const isSame = (previous: FileState | undefined, found: FileState) =>
    previous !== undefined && isSameState(previous, found)
  /** Whether a file is completely written: one that is being written is different at each check. */
  const isSettled = (file: string, found: FileState) => {
    const settled = !settle || isSame(unsettled.get(file), found)
    if (settled) unsettled.delete(file)
    else unsettled.set(file, stateOf(found))
    return settled
  }
  /** Whether a file is in the state in which it was last stored, or failed to parse. */
  const isKnown = (file: string, found: FileState) =>
    isSame(lastStates.has(file) ? lastStates.get(file) : files.get(file), found)
  const storeRow = (row: SourceFile) => {
    files.set(row.path, row)
    lastStates.delete(row.path)
    broken.delete(row.path)
    return true
  }
  const store = (file: string, found: FileState, parsed: ParsedFile = {}) => {
    const state = stateOf(found)
    const { hash, value } = parsed
    if (isLasting(found)) return storeRow({ path: file, ...state, hash, value })
    storeRow({ path: file, ...state, ctimeMs: 0, hash, value })
    lastStates.set(file, state)
    return true
  }

  function parse(file: string, found: FileState, text: string | undefined, parser = parserOf(file)) {
    unread.delete(file)
    try {
      if (parser && found.size > maxSize) throw new Error(`The file is larger than ${maxSize} bytes`)
      if (text === '' && files.has(file)) throw new Error('The file has become empty')
      if (!parser || text === undefined) return store(file, found)
      return store(file, found, parseCache ? parseCache.parse(file, text, parser) : { value: parser(text) })
    } catch (err) {
      lastStates.set(file, stateOf(found))
      broken.add(file)
      logger.warn({ file, err }, 'Content file could not be read')
    }
    return true
  }

  const hasText = (file: string, found: FileState) => parserOf(file) !== undefined && found.size <= maxSize

  /** Reads a file at the start, synchronously: that is faster, and no request is served yet. */
  function readFirst(file: string): boolean {
    const place = `${dir}/${file}`
    try {
      const found = statSync(place)
      if (!found.isFile()) return forget(file)
      const row = parseCache?.inState(file, found)
      if (row) return storeRow(row)
      return parse(file, found, hasText(file, found) ? readFileSync(place, 'utf8') : undefined)
    } catch (err) {
      return missingOrFailed(file, err)
    }
  }

  const textAndParser = async (file: string, found: FileState) => {
    const text = hasText(file, found) ? await readFile(`${dir}/${file}`, 'utf8') : undefined
    return [text, await parserFor(thread, file, text)] as const
  }

  async function read(file: string): Promise<boolean> {
    try {
      const found = await stat(`${dir}/${file}`)
      if (!found.isFile()) return forget(file)
      if (isKnown(file, found)) unsettled.delete(file)
      else if (isSettled(file, found)) return parse(file, found, ...(await textAndParser(file, found)))
      return false
    } catch (err) {
      return missingOrFailed(file, err)
    }
  }

  /** Lists every file. `changed` is true when a folder became readable or unreadable. */
  async function list(): Promise<{ readonly paths: readonly string[]; readonly changed: boolean }> {
    const listing = await listFiles(dir, status.loaded ? asyncDisk : quickDisk())
    const gone = missingFrom(listing, [...files.keys(), ...broken])
    const healed = gone.filter((file) => !isContentFile(file)).map(forget)
    const news = [...listing.failed].map(([folder, err]) => fail(folder, err))
    const paths = [...listing.files, ...gone.filter(isContentFile)]
    return { paths, changed: [...healed, ...news].includes(true) }
  }

  async function readAll(named?: Iterable<string>): Promise<boolean> {
    const { paths, changed } = named
      ? { paths: [...named].filter(isContentFile), changed: false }
      : await list()
    if (!status.loaded) {
      parseCache?.open(paths)
      return [changed, ...paths.map(readFirst)].includes(true)
    }
    const news: boolean[] = [changed]
    await forEachConcurrent(paths, async (file) => void news.push(await read(file)))
    return news.includes(true)
  }

  const isLost = () => removed.isLoss(dir, files.keys())
  const restoreRemoved = () => {
    for (const file of removed.all()) files.set(file.path, file)
    logger.warn({ folder: collectionsFolder }, 'All collections are gone: the last good content stays')
  }

  return {
    async refresh(paths) {
      const before = status.lost
      removed.forgetOld()
      const changed = !(await isLost()) && (await readAll(before ? undefined : paths))
      status.lost = await isLost()
      status.loaded = true
      if (!status.lost) parseCache?.settled(files)
      if (status.lost && !before) restoreRemoved()
      return changed || status.lost !== before
    },
    files: () => files,
    broken: () => broken,
    unread: () => unread,
    unsettled: () => [...unsettled.keys()],
    lost: () => status.lost,
  }
}
