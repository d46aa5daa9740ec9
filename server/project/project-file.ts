/** One file of the project folder: its last good value, and what is wrong with it. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, isMissing } from './file-errors.ts'
import { createFilesBeside } from './files-beside.ts'
import { type CompositeReader, describeProblems, type Reading, wrong } from './problem.ts'

/** A value that may be replaced at any time. */
export interface Live<T> {
  get(): T
  /** Calls back after the value was replaced. Returns the function that unsubscribes. */
  onChange(listener: () => void): () => void
}

/** A file of the project folder. */
export interface ProjectFile<T> extends Live<T> {
  readonly name: string
  /** Names of the files that its value is made of: its own, and those that it names. */
  names(): readonly string[]
  /** Reads the file anew. A value that is good replaces the one of before. Never rejects. */
  refresh(): Promise<void>
  /** The mistakes that the last reading found, one line each. */
  problems(): readonly string[]
}

/** Maximum bytes of a file. */
const maxSize = 262_144

const isFolder = async (dir: string): Promise<boolean> =>
  (await stat(dir).catch(() => undefined))?.isDirectory() ?? false

/** Decodes UTF-8, with or without a byte order mark. Throws TypeError for other bytes. */
const decode = (bytes: Buffer): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

/**
 * Creates the value of one file, which is not read before `refresh`. A file that goes leaves its default
 * value; but an emptied file and a folder that goes leave the last value, as in the middle of a deployment:
 * without its rules a site would show what they hide.
 */
export function createProjectFile<T>(dir: string, reader: CompositeReader<T>): ProjectFile<T> {
  const path = join(dir, reader.name)
  const listeners = new Set<() => void>()
  const state = {
    value: reader.none,
    problems: [] as readonly string[],
    /** Names of files beside that the last reading or the last good one asked for. */
    beside: new Set<string>() as ReadonlySet<string>,
    /** Tells the bytes of the last good reading from others. */
    print: '',
  }
  const hasValue = () => state.value !== reader.none

  async function load(): Promise<Reading<T>> {
    const found = await stat(path)
    if (!found.isFile()) return wrong('is not a file')
    if (found.size > maxSize) return wrong(`must not be larger than ${maxSize} bytes, not ${found.size}`)
    if (found.size === 0 && hasValue()) return wrong('has become empty')
    const text = decode(await readFile(path))
    const beside = createFilesBeside(dir)
    const reading = await reader.read(text, beside)
    const isGood = reading.kind === 'read'
    state.beside = new Set([...(isGood ? [] : state.beside), ...beside.names])
    const print = `${beside.print()}\n${text}`
    if (isGood && print === state.print) return { kind: 'read', value: state.value }
    if (isGood) state.print = print
    return reading
  }
  async function withoutFile(): Promise<Reading<T>> {
    if (hasValue() && !(await isFolder(dir))) return wrong('is gone together with its folder')
    Object.assign(state, { print: '', beside: new Set() })
    return { kind: 'read', value: reader.none }
  }
  const explain = (err: unknown): Reading<T> | Promise<Reading<T>> => {
    if (isMissing(err)) return withoutFile()
    return wrong(err instanceof TypeError ? 'must be text in UTF-8' : `cannot be read: ${codeOf(err)}`)
  }

  return {
    name: reader.name,
    names: () => [reader.name, ...state.beside],
    async refresh() {
      const reading = await load().catch(explain)
      state.problems = reading.kind === 'wrong' ? describeProblems(path, reading.problems) : []
      if (reading.kind === 'wrong' || reading.value === state.value) return
      state.value = reading.value
      for (const listener of [...listeners]) listener()
    },
    problems: () => state.problems,
    get: () => state.value,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
