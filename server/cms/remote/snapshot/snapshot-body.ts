/**
 * Encodes and decodes the responses in a snapshot file, from which the site starts while the content system
 * is down.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Value } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import type { Resource } from '../resources/resource.ts'
import { SnapshotError } from './snapshot-file.ts'

/** A cached response as the snapshot stores it; without a digest the response was a 404. */
export interface SavedAnswer {
  readonly key: string
  readonly kind: Resource['kind']
  readonly digest?: string | undefined
  readonly value?: Value
}

/** Characters that are encoded before other work can run. */
const partSize = 262_144

/**
 * Encodes responses as lines of JSON, in parts; other work can run after each part. The result has at most
 * `maxBytes`: the first item that does not fit ends it, and a list that does not fit is left out.
 */
export async function encodeAnswers(answers: readonly SavedAnswer[], maxBytes: number): Promise<Buffer[]> {
  const parts: Buffer[] = []
  const output = { lines: '', left: maxBytes }
  for (const answer of answers) {
    const line = `${JSON.stringify(answer)}\n`
    const bytes = Buffer.byteLength(line)
    if (bytes <= output.left) Object.assign(output, { lines: output.lines + line, left: output.left - bytes })
    else if (answer.kind === 'item') break
    if (output.lines.length < partSize) continue
    parts.push(Buffer.from(output.lines))
    output.lines = ''
    await nextTurn()
  }
  return [...parts, Buffer.from(output.lines)]
}

/**
 * Decodes the lines of a snapshot.
 * @throws SnapshotError when a line is not a response
 */
export function decodeAnswers(text: string): readonly SavedAnswer[] {
  try {
    return text.split('\n').slice(0, -1).map(readAnswer)
  } catch (cause) {
    throw new SnapshotError('has an entry that cannot be read', { cause })
  }
}

function readAnswer(line: string): SavedAnswer {
  const answer: unknown = JSON.parse(line)
  const [key, kind, digest] = ['key', 'kind', 'digest'].map((name) => memberOf(answer, name))
  if (typeof key !== 'string' || (kind !== 'list' && kind !== 'item')) throw new TypeError('not an answer')
  return typeof digest === 'string' ? { key, kind, digest, value: memberOf(answer, 'value') } : { key, kind }
}
