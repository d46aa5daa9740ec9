/** Reads the files of a Statamic project on its own, for checks of what the product makes of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export type Stored = Readonly<Record<string, unknown>>

export const isMap = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths of all files below a folder, relative to the project; none without the folder. */
export function filesBelow(dir: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(dir, folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name).slice(dir.length + 1))
      .sort()
  } catch {
    return []
  }
}

/** A map from YAML text; undefined for text that is none. */
function readMap(text: string): Stored | undefined {
  try {
    const value: unknown = parse(text, { uniqueKeys: false, logLevel: 'silent' })
    return isMap(value) ? value : undefined
  } catch {
    return undefined
  }
}

const textOf = (dir: string, file: string) => readFileSync(join(dir, file), 'utf8').replace(/^\uFEFF/, '')

export const readYaml = (dir: string, file: string): Stored | undefined => readMap(textOf(dir, file))

/** Front matter and body of an entry's file; the body is the value `content`. */
export function readEntryValues(dir: string, file: string): Stored | undefined {
  const text = textOf(dir, file).replaceAll('\r\n', '\n')
  const [, head, body = ''] = /^---\n(.*?)\n?^---[^\n]*(?:\n(.*))?$/ms.exec(text) ?? []
  if (head === undefined) return readMap(text)
  const values = head.trim() === '' ? {} : readMap(head)
  return values && body.trim() !== '' ? { ...values, content: body } : values
}
