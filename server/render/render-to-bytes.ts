import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const renderTimeout = 10_000

/**
 * Markup of a whole page, when all of it is ready: what waits for something is waited for. No boundary is
 * outlined: React would hide finished content behind inline scripts.
 *
 * @throws what a component throws, wherever it stands; an Error for one that waits for more than ten seconds
 */
export const renderToBytes = (element: ReactElement): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    let hasFailed = false
    const fail = (error: unknown) => {
      hasFailed = true
      clearTimeout(timer)
      reject(error)
    }
    const { pipe, abort } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        // What is ready then stands in for what failed.
        if (!hasFailed) pipe(collector(resolve).on('error', reject))
      },
      onShellError: fail,
      onError: fail,
    })
    const timer = setTimeout(
      () => abort(new Error(`Rendering took more than ${renderTimeout} ms`)),
      renderTimeout,
    )
  })

/** A stream that takes all at once, whatever comes: nobody has to wait for room. */
function collector(done: (bytes: Buffer) => void): Writable {
  const parts: Uint8Array[] = []
  return Object.assign(new Writable(), {
    write(part: string | Uint8Array) {
      parts.push(typeof part === 'string' ? Buffer.from(part) : part)
      return true
    },
    end: () => done(Buffer.concat(parts)),
  })
}
