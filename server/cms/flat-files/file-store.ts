import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { isContentFile, isHidden, listFiles, parserOf, type SourceFile, type SourceFiles } from './files.ts'

/** Runs `work` over all items, a few at a time: open files are a bounded good. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>, limit = 32): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}

export interface FileStore {
  /** Reads what is new or changed; without paths it looks at every file. True when anything is different. */
  refresh(paths?: Iterable<string>): Promise<boolean>
  files(): SourceFiles
  /** Files that could not be read when last looked at. */
  broken(): ReadonlySet<string>
  /** Whether the collections went as a whole: the files are then those of before. */
  lost(): boolean
}

/** A folder does not go in one moment: what went so shortly before its last file belongs to the same loss, milliseconds. */
const lossTakes = 10_000

const collections = 'content/collections'
const isCollection = (file: string) => /^content\/collections\/[^/]+\.yaml$/.test(file) && !isHidden(file)

async function hasCollections(dir: string): Promise<boolean> {
  const names = await readdir(path.join(dir, collections)).catch(() => [])
  return names.some((name) => isCollection(`${collections}/${name}`))
}

/**
 * The files of the project in memory. A file that no longer parses keeps its last good version and is logged with its relative
 * path (content-contract 4.14). Collections that are gone altogether are no edit but a fault: everything stays until some are back.
 */
export function createFileStore(dir: string, logger: Pick<Logger, 'warn'>): FileStore {
  const files = new Map<string, SourceFile>()
  const versions = new Map<string, string>()
  const broken = new Set<string>()
  const removed = new Map<SourceFile, number>()
  const held = { lost: false }

  const forget = (file: string) => {
    const known = files.get(file)
    if (known) removed.set(known, Date.now())
    versions.delete(file)
    const wasBroken = broken.delete(file)
    return files.delete(file) || wasBroken
  }

  async function read(file: string): Promise<boolean> {
    const found = await stat(path.join(dir, file)).catch(() => undefined)
    if (!found?.isFile()) return forget(file)
    const { mtimeMs, ctimeMs, ino, size } = found
    // A file that was put in the place of another may have its size and time.
    const version = `${mtimeMs}:${ctimeMs}:${ino}:${size}`
    if (versions.get(file) === version) return false
    versions.set(file, version)
    const parse = parserOf(file)
    try {
      const text = parse && (await readFile(path.join(dir, file), 'utf8'))
      if (text === '' && files.has(file)) throw new Error('The file has become empty')
      files.set(file, { path: file, mtimeMs, size, ...(parse && { value: parse(text ?? '') }) })
      broken.delete(file)
    } catch (err) {
      broken.add(file)
      logger.warn({ file, err }, 'Content file could not be read')
    }
    return true
  }

  async function readAll(paths?: Iterable<string>): Promise<boolean> {
    const listed = paths ? [...paths] : await listFiles(dir)
    const present = new Set(listed)
    const gone = paths ? [] : [...files.keys(), ...broken].filter((file) => !present.has(file))
    let changed = false
    await eachOf([...listed, ...gone], async (file) => {
      if (isContentFile(file) && (await read(file))) changed = true
    })
    return changed
  }

  const isLost = async () => {
    const had =
      [...files.keys()].some(isCollection) || [...removed.keys()].some((file) => isCollection(file.path))
    return had && !(await hasCollections(dir))
  }
  const forgetRemoved = (until: number) => {
    for (const [file, at] of removed) if (at < until) removed.delete(file)
  }
  const takeBack = () => {
    for (const file of removed.keys()) files.set(file.path, file)
    logger.warn({ folder: collections }, 'All collections are gone: the last good content stays')
  }

  return {
    async refresh(paths) {
      const before = held.lost
      forgetRemoved(Date.now() - lossTakes)
      const changed = !(await isLost()) && (await readAll(before ? undefined : paths))
      held.lost = await isLost()
      if (held.lost && !before) takeBack()
      return changed || held.lost !== before
    },
    files: () => files,
    broken: () => broken,
    lost: () => held.lost,
  }
}
