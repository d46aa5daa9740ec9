import { App, Surroundings } from '../src/app.tsx'
import type { ClientState, Payload, Visitor } from '../src/content/payload.ts'
import { withPrefix } from '../src/i18n/locales.ts'
import { createTranslate } from '../src/i18n/translate.ts'
import { LaterStylesContext } from '../src/later-styles.tsx'
import ErrorPage from '../src/pages/error.tsx'
import { layouts, loadView, type View } from '../src/pages/index.ts'
import { OverloadError } from './admission.ts'
import type { Deps } from './deps.ts'
import { escapeHtml, htmlDocument, type Pieces } from './document.ts'
import { toHtml } from './to-html.ts'

/** Whether the browser gets a page's data with the document, or asks for it at the page's address when it needs it. */
export type DataIn = 'document' | 'payload'

/**
 * Renders a page completely before the first byte is sent, so that a failure can still become a 500.
 * Rejects when a component throws.
 */
export async function renderPage(
  deps: Deps,
  payload: Payload,
  visitor: Visitor,
  dataIn: DataIn = 'payload',
): Promise<Pieces> {
  const view = await loadView(payload)
  return finish(deps, payload, visitor, view, dataIn)
}

export interface ErrorScreen {
  readonly html: Pieces
  /** False where something stands in for what failed. */
  readonly isWhole: boolean
}

/**
 * The error screen. Where the layout itself fails, the screen stands alone; where React fails, plain HTML stands in.
 * @throws OverloadError
 */
export async function renderError(deps: Deps, payload: Payload, visitor: Visitor): Promise<ErrorScreen> {
  const bare: View = { Page: ErrorPage, Layout: ({ children }) => <main id="main">{children}</main> }
  try {
    const layout = await layouts.default()
    const html = await finish(deps, payload, visitor, { Page: ErrorPage, Layout: layout.default })
    return { html, isWhole: true }
  } catch (err) {
    if (err instanceof OverloadError) throw err
    deps.logger.error({ err }, 'The error screen could not be rendered inside its layout')
  }
  try {
    return { html: await finish(deps, payload, visitor, bare), isWhole: false }
  } catch (err) {
    if (err instanceof OverloadError) throw err
    deps.logger.error({ err }, 'The error screen could not be rendered')
    const html = `<!doctype html><html lang="${payload.locale}"><title>${payload.status}</title><h1>${payload.status}</h1><p><a href="${withPrefix(payload.locale, '/')}">${escapeHtml(payload.shell.siteName || 'Home')}</a></p></html>`
    return { html: [html], isWhole: false }
  }
}

async function finish(
  deps: Deps,
  payload: Payload,
  visitor: Visitor,
  view: View,
  dataIn: DataIn = 'document',
): Promise<Pieces> {
  const { frontend, messages, logger } = deps
  const t = createTranslate(messages[payload.locale], payload.translations ?? [], (key) =>
    logger.warn({ key, locale: payload.locale }, 'Message is missing'),
  )
  const assets = frontend.assets(payload.page, payload.layout)
  const around = (body: Pieces) =>
    htmlDocument(payload, clientState(deps, payload, visitor, dataIn), assets, body)
  const surroundings = { payload, visitor, t }
  const page = (
    <LaterStylesContext value={assets.laterStyles}>
      <App {...surroundings} view={view} />
    </LaterStylesContext>
  )
  const html = await deps.admission.run(async () => {
    const markup = deps.fragments.render(page, {
      scope: [
        ...Object.values(visitor),
        payload.locale,
        messages[payload.locale],
        payload.translations,
        payload.shell,
      ],
      wrap: (fragment) => <Surroundings {...surroundings}>{fragment}</Surroundings>,
    })
    return around(markup ?? [await toHtml(page)])
  })
  return frontend.finish(payload.path, html)
}

function clientState(
  { frontend, config }: Pick<Deps, 'frontend' | 'config'>,
  payload: Payload,
  visitor: Visitor,
  dataIn: DataIn,
): ClientState {
  const { page, layout, locale, path, status, head, shell } = payload
  return {
    ...{ page, layout, locale, path, status, visitor },
    ...(dataIn === 'document' && { payload }),
    buildId: frontend.buildId,
    buildPollInterval: config.buildPollInterval,
    apiBase: config.apiBase,
    consentRequired: shell.consentRequired,
    isVerified: head.siteVerification !== undefined,
  }
}
