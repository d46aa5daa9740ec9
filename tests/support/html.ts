/** Reads of an HTML answer, as simple as the server's own markup allows. */
export const langOf = (html: string): string | undefined => /<html lang="([^"]*)"/.exec(html)?.[1]

export const titleOf = (html: string): string | undefined => /<title>([^<]*)<\/title>/.exec(html)?.[1]

export const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1]

/** All values of an Open Graph property. */
export const propertiesOf = (html: string, name: string): readonly string[] =>
  [...html.matchAll(/<meta property="([^"]*)" content="([^"]*)"/g)].flatMap(([, property, content = '']) =>
    property === name ? [content] : [],
  )

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

type Data = Readonly<Record<string, unknown>>

/** Linked data of one type of schema.org, or all of it. */
export const linkedDataOf = (html: string, type?: string): readonly Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, text = '']): Data => JSON.parse(text))
    .filter((data) => type === undefined || data['@type'] === type)

/** Scripts without linked data, of which a page has more or less. */
export const scriptsBesideData = (html: string): readonly string[] =>
  scriptsOf(html).filter((attributes) => attributes !== 'type="application/ld+json"')

/** Markup without what is only for machines: the state, and comments between texts. */
export const visibleOf = (html: string): string =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<!--.*?-->/gs, '')

/** The page's own part. */
export const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(visibleOf(html))?.[0] ?? ''

/** The text without the places where its long words may break. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '')
