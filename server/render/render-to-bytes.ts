import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** Milliseconds. */
const renderTimeout = 10_000

/**
 * Renders an element to markup, when all of it is ready. No suspense boundary is sent separately: React would
 * hide finished content behind inline scripts.
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
        // After a failure, what is ready are fallbacks.
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

/** A stream that takes everything at once, so that React need not wait for it. */
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
