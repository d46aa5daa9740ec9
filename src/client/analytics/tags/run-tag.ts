/** Starts the tools of others, each as its own documentation says, and tells them the pages that are seen. */
import type { ConsentSignal } from '../../../consent/consent-signals.ts'
import type { Tag } from '../../../consent/tags.ts'
import { appendGtm, appendScript } from '../append-script.ts'
import { pushEvent } from '../data-layer.ts'
import type { PageView } from '../page-views.ts'

/** Adds a script with attributes. */
const addScript = (src: string, attributes: Readonly<Record<string, string>> = {}): void =>
  appendScript(src, (script) => {
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  })

/** The signals of Consent Mode that are granted. */
export type Granted = ReadonlySet<ConsentSignal>

/** A tool that runs. */
export interface RunningTag {
  /** Tells it of a page that is seen. */
  readonly view: (view: PageView) => void
  /** Tells it what is granted, at its start and after each change. */
  readonly grant?: (granted: Granted) => void
}

/** Members of `window` that the tools read. */
const page = (): Record<string, unknown> => window as unknown as Record<string, unknown>

/** Gives commands to Matomo, which finds them in a list, also those from before it has loaded. */
function tellMatomo(...commands: readonly (readonly unknown[])[]): void {
  page()._paq ??= []
  for (const command of commands) (page()._paq as unknown[]).push(command)
}

type Command = ((...args: readonly unknown[]) => void) & { q?: unknown[] }

/** The function of a tool, which keeps its calls until the tool has loaded and replaces it. */
function commandOf(name: string): Command {
  const stub: Command = (...args) => {
    stub.q ??= []
    stub.q.push(args)
  }
  page()[name] ??= stub
  return (...args) => (page()[name] as Command)(...args)
}

/** What Consent Mode calls the state of a signal. */
export const stateIn = (granted: Granted, signal: ConsentSignal): string =>
  granted.has(signal) ? 'granted' : 'denied'

type Start<Kind extends Tag['kind']> = (tag: Extract<Tag, { kind: Kind }>, gtmId: string) => RunningTag

const starts: { readonly [Kind in Tag['kind']]: Start<Kind> } = {
  gtm({ id }, gtmId) {
    appendGtm(id ?? gtmId)
    return { view: (view) => pushEvent({ event: 'page_view', ...view }) }
  },
  matomo({ url, site }) {
    tellMatomo(['setTrackerUrl', `${url}matomo.php`], ['setSiteId', site], ['enableLinkTracking'])
    addScript(`${url}matomo.js`)
    const seen: string[] = []
    return {
      view({ page_location: address, page_title: title }) {
        const before = seen.splice(0, 1, address)
        tellMatomo(
          ...before.map((referrer) => ['setReferrerUrl', referrer]),
          ['setCustomUrl', address],
          ['setDocumentTitle', title],
          ['trackPageView'],
        )
      },
    }
  },
  plausible({ domain, host }) {
    const plausible = commandOf('plausible')
    // The script that counts nothing by itself: it would not know of pages that are shown without a load.
    addScript(`${host}/js/script.manual.js`, { 'data-domain': domain })
    return { view: ({ page_location }) => plausible('pageview', { u: page_location }) }
  },
  clarity({ id }) {
    const clarity = commandOf('clarity')
    addScript(`https://www.clarity.ms/tag/${id}`)
    return {
      grant: (granted) =>
        clarity('consentv2', {
          ad_Storage: stateIn(granted, 'ad_storage'),
          analytics_Storage: stateIn(granted, 'analytics_storage'),
        }),
      // It notices other addresses itself, and is told the page for its filters.
      view: ({ page_path }) => clarity('set', 'page_path', page_path),
    }
  },
  script({ src, attributes }) {
    addScript(src, attributes)
    return { view: () => {} }
  },
}

/**
 * Starts a tool.
 * @param gtmId id of the tag manager that the content names, for a tag manager without an id of its own
 */
export const runTag = (tag: Tag, gtmId: string): RunningTag =>
  (starts[tag.kind] as (tag: Tag, gtmId: string) => RunningTag)(tag, gtmId)
