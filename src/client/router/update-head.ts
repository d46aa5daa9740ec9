import type { Head } from '../../content/document-head.ts'
import { openGraph, twitterCard } from '../../content/open-graph.ts'
import type { Payload } from '../../content/payload.ts'
import { localeRow } from '../../i18n/locales.ts'
import type { Arrival } from './client-router.ts'

/** Brings the document's head up to date after a client navigation. */
export function applyHead(payload: Payload): void {
  const { head, locale } = payload
  document.title = head.title
  document.documentElement.lang = localeRow(locale).lang
  setMeta('description', head.description)
  setMeta('robots', head.robots)
  setMeta('google-site-verification', head.siteVerification)
  replaceLinks('canonical', head.canonical ? [{ href: head.canonical }] : [])
  replaceLinks('alternate', [
    ...head.alternates.map(({ lang, href }) => ({ hreflang: lang, href })),
    ...(head.feeds ?? []),
  ])
  replaceAll('meta[property]', 'meta', openGraph(payload))
  replaceAll('meta[name^="twitter:"]:not([name="twitter:card"])', 'meta', twitterCard(head))
  replaceLinkedData(head)
}

function setMeta(name: string, content: string | undefined): void {
  const known = document.head.querySelector(`meta[name="${name}"]`)
  if (content === undefined) {
    known?.remove()
    return
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
}

function replaceLinks(rel: string, links: readonly object[]): void {
  replaceAll(
    `link[rel="${rel}"]`,
    'link',
    links.map((link) => ({ rel, ...link })),
  )
}

function replaceAll(selector: string, tag: string, rows: readonly object[]): void {
  for (const element of document.head.querySelectorAll(selector)) element.remove()
  for (const attributes of rows) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}

function replaceLinkedData({ jsonLd = [] }: Head): void {
  const type = 'application/ld+json'
  for (const script of document.head.querySelectorAll(`script[type="${type}"]`)) script.remove()
  for (const data of jsonLd) {
    const script = document.createElement('script')
    script.type = type
    script.textContent = JSON.stringify(data)
    document.head.append(script)
  }
}

/** Scroll and focus as after a page load, and the new title said once to screen readers. */
export function arriveAt({ hash, scroll }: Arrival, title: string): void {
  const target = hash ? document.getElementById(decodeHash(hash)) : null
  if (scroll !== undefined) scrollTo({ top: scroll, behavior: 'instant' })
  else if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
  focusOn(target ?? document.querySelector('main h1') ?? document.getElementById('main'))
  announce(title)
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Says a text once to screen readers. */
function announce(text: string): void {
  const region = document.getElementById('announcer')
  if (region) region.textContent = text
}
