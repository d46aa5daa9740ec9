import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { App } from '../src/app.tsx'
import type { ClientState, Payload, Visitor } from '../src/content/payload.ts'
import { withPrefix } from '../src/i18n/locales.ts'
import { createTranslate } from '../src/i18n/translate.ts'
import ErrorPage from '../src/pages/error.tsx'
import { layouts, loadView, type View } from '../src/pages/index.ts'
import type { Deps } from './deps.ts'
import { escapeHtml, htmlDocument } from './document.ts'

const renderTimeout = 10_000

/**
 * Renders a page completely before the first byte is sent, so that a failure can still become a 500.
 * Rejects when a component throws.
 */
export async function renderPage(deps: Deps, payload: Payload, visitor: Visitor): Promise<string> {
  const view = await loadView(payload)
  return finish(deps, payload, visitor, view)
}

/** The error screen. Where the layout itself fails, the screen stands alone; where React fails, plain HTML stands in. */
export async function renderError(deps: Deps, payload: Payload, visitor: Visitor): Promise<string> {
  const bare: View = { Page: ErrorPage, Layout: ({ children }) => <main id="main">{children}</main> }
  try {
    const layout = await layouts.default()
    return await finish(deps, payload, visitor, { Page: ErrorPage, Layout: layout.default })
  } catch (err) {
    deps.logger.error({ err }, 'The error screen could not be rendered inside its layout')
  }
  try {
    return await finish(deps, payload, visitor, bare)
  } catch (err) {
    deps.logger.error({ err }, 'The error screen could not be rendered')
    return `<!doctype html><html lang="${payload.locale}"><title>${payload.status}</title><h1>${payload.status}</h1><p><a href="${withPrefix(payload.locale, '/')}">${escapeHtml(payload.shell.siteName || 'Home')}</a></p></html>`
  }
}

async function finish(deps: Deps, payload: Payload, visitor: Visitor, view: View): Promise<string> {
  const { frontend, config, messages, logger } = deps
  const t = createTranslate(messages[payload.locale], payload.translations ?? [], (key) =>
    logger.warn({ key, locale: payload.locale }, 'Message is missing'),
  )
  const body = await toHtml(<App payload={payload} view={view} visitor={visitor} t={t} />)
  const state: ClientState = {
    payload,
    visitor,
    buildId: frontend.buildId,
    buildPollInterval: config.buildPollInterval,
    apiBase: config.apiBase,
  }
  const assets = frontend.assets(payload.page, payload.layout)
  const html = htmlDocument(state, assets, body)
  return frontend.finish(payload.path, html)
}

/** Everything ready, no outlined boundaries: otherwise React hides finished content behind inline scripts. */
function toHtml(element: ReactElement): Promise<string> {
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
