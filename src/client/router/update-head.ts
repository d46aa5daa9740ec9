import type { DocumentHead } from '../../content/head/document-head.ts'
import { openGraph, twitterCard } from '../../content/head/open-graph.ts'
import type { Payload } from '../../content/payload.ts'

/**
 * Replaces title, language, metadata, links and linked data of the document by those of the page that the
 * client router is about to show.
 */
export function updateHead(payload: Payload): void {
  const { head, language } = payload
  document.title = head.title
  const { lang, dir } = language
  Object.assign(document.documentElement, { lang, dir })
  setMeta('description', head.description)
  setMeta('robots', head.robots)
  setMeta('google-site-verification', head.siteVerification)
  for (const rel of ['canonical', 'prev', 'next'] as const)
    replaceLinks(rel, head[rel] ? [{ href: head[rel] }] : [])
  replaceLinks('alternate', [
    ...head.alternates.map(({ lang, href }) => ({ hreflang: lang, href })),
    ...(head.feeds ?? []),
  ])
  replaceAll('meta[property]', 'meta', openGraph(payload))
  // All pages have the same `twitter:card`.
  replaceAll('meta[name^="twitter:"]:not([name="twitter:card"])', 'meta', twitterCard(head))
  replaceLinkedData(head)
}

function setMeta(name: string, content: string | undefined): void {
  const existing = document.head.querySelector(`meta[name="${name}"]`)
  if (content === undefined) {
    existing?.remove()
    return
  }
  const meta = existing ?? document.head.appendChild(document.createElement('meta'))
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

function replaceLinkedData({ jsonLd = [] }: DocumentHead): void {
  const type = 'application/ld+json'
  for (const script of document.head.querySelectorAll(`script[type="${type}"]`)) script.remove()
  for (const data of jsonLd) {
    const script = document.createElement('script')
    script.type = type
    script.textContent = JSON.stringify(data)
    document.head.append(script)
  }
}
