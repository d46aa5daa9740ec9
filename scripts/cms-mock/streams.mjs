/** Slow and endless bodies for the faults of a stand-in server. */
import { setTimeout as wait } from 'node:timers/promises'

/** Writes byte by byte until the other side goes away. */
export async function inBytes(target, text, milliseconds) {
  for (const byte of Buffer.from(text, 'latin1')) {
    if (!target || target.destroyed) return
    target.write(Buffer.of(byte))
    await wait(milliseconds, undefined, { ref: false })
  }
}

/** Writes as fast as the other side reads, so that what was sent shows when it stopped. */
export async function endlessly(res, chunk, times) {
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
