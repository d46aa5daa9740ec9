import type { Logger } from 'pino'
import { App, Surroundings } from '../../src/app.tsx'
import { ExtensionContext } from '../../src/blocks/extensions/extension-context.ts'
import { extensionView } from '../../src/blocks/extensions/extension-views.tsx'
import { ConsentChoice } from '../../src/components/consent-banner/consent-choice.tsx'
import { ConsentChoiceContext } from '../../src/components/consent-banner/consent-choice-context.ts'
import { PauseContext } from '../../src/components/in-parts/in-parts.tsx'
import type { ConsentQuestion } from '../../src/consent/consent-question.ts'
import type { ShellConsent } from '../../src/consent/shell-consent.ts'
import type { ClientState } from '../../src/content/client-state.ts'
import { LaterStylesContext } from '../../src/content/later-styles.tsx'
import type { Payload } from '../../src/content/payload.ts'
import type { MessagesOf } from '../../src/i18n/load-messages.ts'
import { prefixed } from '../../src/i18n/prefixed.ts'
import { createTranslate } from '../../src/i18n/translate.ts'
import { FragmentsContext } from '../../src/layouts/shell-part.tsx'
import ErrorPage from '../../src/pages/error.tsx'
import { layouts, loadView, type View } from '../../src/pages/index.ts'
import { memoWeak } from '../../src/shared/memo.ts'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import type { LiveLook } from '../brand/look.ts'
import type { Frontend } from '../builds/frontend.ts'
import type { Config } from '../config/config.ts'
import type { ExtensionFaults } from '../logging/extension-faults.ts'
import type { Scheduler } from '../scheduling/scheduler.ts'
import { escapeHtml, htmlDocument } from './document.ts'
import { createPauses } from './pauses.ts'
import { renderToBytes } from './render-to-bytes.ts'
import type { ShellCache } from './shell-cache.tsx'

/** Services that rendering a page needs. */
export interface RenderDeps {
  readonly config: Config
  readonly frontend: Frontend
  readonly look: Pick<LiveLook, 'get'>
  readonly messages: MessagesOf
  readonly shellCache: ShellCache
  readonly extensionFaults: ExtensionFaults
  readonly scheduler: Scheduler
  readonly logger: Pick<Logger, 'warn' | 'error'>
}

/** Where the browser finds a page's data: in the document, or at the address of the payload. */
export type PayloadPlacement = 'document' | 'payload'

/**
 * Renders a page to a whole document, before the first byte is sent, so that a failure can still become a
 * 500. Rejects when a component throws, unless it is part of an extension, whose block is left out.
 */
export async function renderPage(
  deps: RenderDeps,
  payload: Payload,
  visitor: Visitor,
  placement: PayloadPlacement = 'payload',
): Promise<Buffer> {
  const view = await loadView(payload)
  return renderView(deps, payload, visitor, view, placement)
}

/**
 * Renders the error screen. If its layout fails as well, the screen is rendered without it; if React fails,
 * plain HTML is returned.
 */
export async function renderError(deps: RenderDeps, payload: Payload, visitor: Visitor): Promise<Buffer> {
  const bare: View = { Page: ErrorPage, Layout: ({ children }) => <main id="main">{children}</main> }
  try {
    const layout = await layouts.default()
    return await renderView(deps, payload, visitor, { Page: ErrorPage, Layout: layout.default })
  } catch (err) {
    deps.logger.error({ err }, 'The error screen could not be rendered inside its layout')
  }
  try {
    return await renderView(deps, payload, visitor, bare)
  } catch (err) {
    deps.logger.error({ err }, 'The error screen could not be rendered')
    return Buffer.from(plainError(payload))
  }
}

/** The error screen where even React fails. */
function plainError({ status, language: { lang, dir, prefix }, shell }: Payload): string {
  const home = `<p><a href="${prefixed(prefix, '/')}">${escapeHtml(shell.siteName || 'Home')}</a></p>`
  return `<!doctype html><html lang="${lang}" dir="${dir}"><title>${status}</title><h1>${status}</h1>${home}</html>`
}

async function renderView(
  deps: RenderDeps,
  payload: Payload,
  visitor: Visitor,
  view: View,
  placement: PayloadPlacement = 'document',
): Promise<Buffer> {
  const { frontend, messages, logger } = deps
  const t = createTranslate(messages(payload.locale), payload.translations ?? [], (key) =>
    logger.warn({ key, locale: payload.locale }, 'Message is missing'),
  )
  const assets = frontend.assets(payload.page, payload.layout)
  const parts = deps.shellCache({
    ...{ payload, visitor, texts: [messages(payload.locale), payload.translations] },
    wrap: (part, partPayload) => (
      <Surroundings payload={partPayload} visitor={visitor} t={t}>
        {part}
      </Surroundings>
    ),
  })
  const page = (
    <FragmentsContext value={parts.fragments}>
      <LaterStylesContext value={assets.laterStyles}>
        <ExtensionContext value={extensionView}>
          <ConsentChoiceContext value={ConsentChoice}>
            <PauseContext value={createPauses(deps.scheduler.renderQueue.nextTurn)}>
              <App payload={payload} visitor={visitor} t={t} view={view} />
            </PauseContext>
          </ConsentChoiceContext>
        </ExtensionContext>
      </LaterStylesContext>
    </FragmentsContext>
  )
  const state = clientState(deps, payload, visitor, placement)
  const markup = await renderToBytes(page, deps.extensionFaults.report)
  const html = htmlDocument(payload, state, assets, parts.fill(markup), deps.look.get())
  return frontend.transformHtml(payload.path, html)
}

/** The state that the browser's scripts need before they have the page's data; see `PayloadPlacement`. */
function clientState(
  { frontend, config }: Pick<RenderDeps, 'frontend' | 'config'>,
  payload: Payload,
  visitor: Visitor,
  placement: PayloadPlacement,
): ClientState {
  const { page, layout, locale, path, status, head, shell, messages } = payload
  return {
    ...{ page, layout, locale, path, status, visitor },
    ...(messages !== undefined && { messages }),
    ...(placement === 'document' && { payload }),
    buildId: frontend.buildId,
    buildPollInterval: config.buildPollInterval,
    apiBase: config.apiBase,
    consentRequired: shell.consentRequired,
    ...(shell.consent && { consent: questionFrom(shell.consent) }),
    isVerified: head.siteVerification !== undefined,
  }
}

/** What the browser's scripts need of the question: no words. */
const questionFrom = memoWeak(
  ({ versions, categories }: ShellConsent): ConsentQuestion => ({
    versions,
    categories: categories.map(({ key, signals, tags }) => ({ key, signals, tags })),
  }),
)
