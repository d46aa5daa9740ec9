/** Fetches all pages of a sitemap, and compares the metadata of each page with its entry in the sitemap. */

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const decode = (text) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity])

const allOf = (text, pattern) => [...text.matchAll(pattern)].map(([, ...groups]) => groups)
const locsOf = (text, element) =>
  allOf(text, new RegExp(`<${element}>\\s*<loc>([^<]*)</loc>`, 'g')).map(([loc]) => decode(loc))

/** Attributes of each `<link>` whose `rel` is `rel`, in any order. */
function linksOf(text, rel) {
  return allOf(text, /<(?:xhtml:)?link\b([^>]*)>/g)
    .map(([attributes]) =>
      Object.fromEntries(
        allOf(attributes, /([\w:-]+)="([^"]*)"/g).map(([name, value]) => [name, decode(value)]),
      ),
    )
    .filter((link) => link.rel === rel)
}

/** The addresses of translations that a page or an entry links to, by `hreflang`. */
const alternatesOf = (text) =>
  new Map(
    linksOf(text, 'alternate')
      .filter(({ hreflang }) => hreflang !== undefined)
      .map(({ hreflang, href }) => [hreflang, href]),
  )

const headOf = (html) => html.slice(0, html.indexOf('</head>'))
const robotsOf = (html) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? ''

/**
 * Reads the pages of a sitemap, or of all sitemaps of an index: translations by `hreflang`, by page address.
 */
async function readSitemap(fetchPage, address, faults) {
  const { status, text } = await fetchPage(address)
  if (status !== 200) faults.push(`${address} answers ${status}`)
  const files = await Promise.all(locsOf(text, 'sitemap').map((file) => readSitemap(fetchPage, file, faults)))
  const pages = new Map(files.flatMap((file) => [...file]))
  for (const [url] of allOf(text, /<url>(.*?)<\/url>/gs)) {
    const loc = decode(/<loc>([^<]*)<\/loc>/.exec(url)?.[1] ?? '')
    if (pages.has(loc)) faults.push(`${loc} stands in it twice`)
    pages.set(loc, alternatesOf(url))
  }
  return pages
}

/** Faults of a page's entry: each translation has to be in the sitemap, and to name the page in turn. */
function* faultsInSitemap(pages, loc) {
  const alternates = pages.get(loc)
  const names = [...alternates.values()]
  if (names.length > 0 && !names.includes(loc)) yield `${loc} is not among its alternates`
  for (const other of new Set(names)) {
    if (!pages.has(other)) yield `${loc} names ${other}, which stands nowhere`
    else if (![...pages.get(other).values()].includes(loc)) yield `${loc} is not named by ${other}`
  }
}

/** Faults of the response to a request for a page. */
function* faultsOfAnswer(pages, loc, { status, robots, text }) {
  if (status !== 200) return yield `${loc} answers ${status}`
  const head = headOf(text)
  if (/noindex|none/.test(`${robots ?? ''} ${robotsOf(head)}`)) yield `${loc} is not to be found: noindex`
  const [canonical] = linksOf(head, 'canonical')
  if (canonical?.href !== loc) yield `${loc} is at home at ${canonical?.href}`
  const listed = pages.get(loc)
  const said = alternatesOf(head)
  for (const lang of new Set([...said.keys(), ...listed.keys()]))
    if (said.get(lang) !== listed.get(lang))
      yield `${loc} says ${lang} is ${said.get(lang)}, the sitemap ${listed.get(lang)}`
}

/** Runs `work` for each item, `atOnce` at a time. */
async function forEach(items, atOnce, work) {
  const left = items.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const item of left) await work(item)
  })
  await Promise.all(workers)
}

/**
 * Checks all pages of the sitemap at `address`, `atOnce` pages at a time. `fetchPage(address)` resolves with
 * the `status`, the `text` and the header `X-Robots-Tag` (`robots`) of a response; where it rejects, so does
 * this function.
 * @returns the number of pages and of links to translations, and a sentence for each fault
 */
export async function walkSitemap({ fetchPage, address, atOnce = 4 }) {
  const faults = []
  const pages = await readSitemap(fetchPage, address, faults)
  if (pages.size === 0) faults.push(`${address} names no page`)
  await forEach([...pages.keys()], atOnce, async (loc) => {
    faults.push(...faultsInSitemap(pages, loc), ...faultsOfAnswer(pages, loc, await fetchPage(loc)))
  })
  const alternates = [...pages.values()].reduce((sum, { size }) => sum + size, 0)
  return { urls: pages.size, alternates, faults }
}
