/** Writes slow and very long bodies, for a stand-in content system that is to show faults. */
import { setTimeout as wait } from 'node:timers/promises'

/** Writes a text byte by byte, with a pause after each, until its end or until the other side disconnects. */
export async function writeByteByByte(target, text, milliseconds) {
  for (const byte of Buffer.from(text, 'latin1')) {
    if (!target || target.destroyed) return
    target.write(Buffer.of(byte))
    await wait(milliseconds, undefined, { ref: false })
  }
}

/**
 * Writes a chunk again and again, but no faster than the other side reads: the number of bytes sent then
 * shows when that stopped reading.
 */
export async function writeRepeatedly(res, chunk, times) {
  for (let sent = 0; sent < times && !res.destroyed; sent++) {
    if (!res.write(chunk)) await drained(res)
  }
  if (!res.destroyed) res.end()
}

function drained(res) {
  return new Promise((resolve) => {
    const go = () => {
      res.off('drain', go).off('close', go)
      resolve(undefined)
    }
    res.on('drain', go).on('close', go)
  })
}
