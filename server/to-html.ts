import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

const renderTimeout = 10_000

/** What React leaves where a boundary waits for something, or failed. Content holds no comments. */
const unfinished = '<!--$!-->'

/**
 * Markup of a whole page. What waits for nothing is rendered at once, in half of the time that a stream takes; anything else goes through
 * the stream, which waits for all of it or tells what is wrong.
 * @throws what a component throws
 */
export function toHtml(element: ReactElement): string | Promise<string> {
  return renderAtOnce(element) ?? renderWaiting(element)
}

/** Markup of what waits for nothing; undefined when something waits or fails. */
export function renderAtOnce(element: ReactElement): string | undefined {
  try {
    const html = renderToString(element)
    return html.includes(unfinished) ? undefined : html
  } catch {
    // React says in the same way that a component waits and that it failed: the stream knows which.
    return undefined
  }
}

/** Everything ready, no outlined boundaries: otherwise React hides finished content behind inline scripts. */
function renderWaiting(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        resolve(text(pipe(new PassThrough())))
      },
      onShellError: fail,
      onError: fail,
    })
    const timer = setTimeout(
      () => abort(new Error(`Rendering took more than ${renderTimeout} ms`)),
      renderTimeout,
    )
    function fail(error: unknown) {
      clearTimeout(timer)
      reject(error)
    }
  })
}
