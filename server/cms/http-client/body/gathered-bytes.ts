/** Gathers the bytes of bodies: large ones in memory that is given back without the garbage collector. */
import { runStepsInTurns, type Steps } from '../../../scheduling/steps.ts'

/** The bytes of one body, while it is read. */
export interface GatheredBytes {
  add(chunk: Buffer): void
  /** All of them, once the last was added. */
  whole(): Buffer | Promise<Buffer>
}

/** Bytes whose memory ends when it is said. */
export interface PassingBytes extends GatheredBytes {
  whole(): Buffer
  /** Gives the memory of a body back that was longer than `maxKeptBytes`: its buffer is empty from then on. */
  free(): void
}

/** Maximum bytes of a body that may be kept once it was read. */
export const maxKeptBytes = 262_144
/** Bytes by which the memory of a long body grows. */
const growth = 524_288

/**
 * Gathers a body that nobody needs once it is parsed. A long one is written into a buffer that can shrink:
 * the collector counts buffers outside its heap so little that eight bodies of 5 MB were 80 MB for a while.
 * @param maxBytes of the body
 */
export function gatherPassing(maxBytes: number): PassingBytes {
  const chunks: Buffer[] = []
  const state: { length: number; memory?: ArrayBuffer } = { length: 0 }
  function write(memory: ArrayBuffer, chunk: Buffer, at: number): void {
    const needed = at + chunk.length
    if (memory.byteLength < needed)
      memory.resize(Math.min(maxBytes, Math.max(needed, memory.byteLength + growth)))
    new Uint8Array(memory).set(chunk, at)
  }
  /** Begins the memory of a long body with what came before. */
  function begin(): ArrayBuffer {
    const memory = new ArrayBuffer(0, { maxByteLength: maxBytes })
    write(memory, Buffer.concat(chunks.splice(0)), 0)
    return memory
  }
  return {
    add(chunk) {
      if (state.length + chunk.length > maxKeptBytes) state.memory ??= begin()
      if (state.memory) write(state.memory, chunk, state.length)
      else chunks.push(chunk)
      state.length += chunk.length
    },
    whole: () => (state.memory ? Buffer.from(state.memory, 0, state.length) : Buffer.concat(chunks)),
    free: () => state.memory?.resize(0),
  }
}

/** Gathers a body that is kept, such as a picture. */
export function gatherKept(): GatheredBytes {
  const chunks: Buffer[] = []
  return { add: (chunk) => void chunks.push(chunk), whole: () => runStepsInTurns(joinInSteps(chunks)) }
}

/** Bytes that are copied in a step: memory that nobody had before takes a few milliseconds a megabyte. */
const bytesInStep = 524_288

function* joinInSteps(chunks: readonly Buffer[]): Steps<Buffer> {
  const whole = Buffer.allocUnsafe(chunks.reduce((sum, { length }) => sum + length, 0))
  let [at, copied] = [0, 0]
  for (const chunk of chunks) {
    at += chunk.copy(whole, at)
    if (at - copied < bytesInStep) continue
    copied = at
    yield
  }
  return whole
}
