/** Reads of an HTML answer, as simple as the server's own markup allows. */
export const langOf = (html: string): string | undefined => /<html lang="([^"]*)"/.exec(html)?.[1]

export const titleOf = (html: string): string | undefined => /<title>([^<]*)<\/title>/.exec(html)?.[1]

export const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1]

export const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

/** `hreflang` → address. */
export const alternatesOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(([, lang, href]) => [
      lang,
      href,
    ]),
  )

/** What the browser gets to take the page over, as text and as data. */
export function stateOf(html: string) {
  const text = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  return { text, data: JSON.parse(text) }
}

export const scriptsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes.trim())

/** Markup without what is only for machines: the state, and comments between texts. */
export const visibleOf = (html: string): string =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<!--.*?-->/gs, '')

/** The page's own part. */
export const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(visibleOf(html))?.[0] ?? ''
