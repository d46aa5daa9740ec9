import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { failedExtension } from '../../src/blocks/extensions/failed-extension.ts'

/** Maximum duration of rendering, in milliseconds. */
const renderTimeout = 10_000

/** Called with the name of an extension that failed, whose block is left out of the markup, and the error. */
type OnFailedExtension = (extension: string, error: unknown) => void

/**
 * Renders an element to markup, and resolves when all of it is ready. Suspense boundaries are not sent
 * separately, because React would then need inline scripts to show them.
 *
 * @throws the error of any component but those of extensions; an Error when rendering takes more than ten
 * seconds, unless only extensions are not ready
 */
export const renderToBytes = (
  element: ReactElement,
  onFailedExtension: OnFailedExtension = () => {},
): Promise<Buffer> =>
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
        // After a failure the markup contains fallbacks. React calls this before `abort` has ended.
        if (!hasFailed) queueMicrotask(() => pipe(collector(resolve).on('error', reject)))
      },
      onShellError: fail,
      onError(error, { componentStack }) {
        const extension = failedExtension(componentStack)
        if (extension === undefined) fail(error)
        else onFailedExtension(extension, error)
      },
    })
    const timer = setTimeout(
      () => abort(new Error(`Rendering took more than ${renderTimeout} ms`)),
      renderTimeout,
    )
  })

/** A stream that collects everything written to it. React never has to wait for the stream. */
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
