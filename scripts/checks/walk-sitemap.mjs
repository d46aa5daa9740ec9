/** Fetches all pages of a sitemap, and compares what each says of itself with what the sitemap says of it. */

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

/** `hreflang` → address. */
const alternatesOf = (text) =>
  new Map(
    linksOf(text, 'alternate')
      .filter(({ hreflang }) => hreflang !== undefined)
      .map(({ hreflang, href }) => [hreflang, href]),
  )

const headOf = (html) => html.slice(0, html.indexOf('</head>'))
const robotsOf = (html) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? ''

/** Pages of a sitemap, or of all files of an index: address → alternates by `hreflang`. */
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

/** Faults within the sitemap: every alternate has to be in it, and to name the page in turn. */
function* faultsInSitemap(pages, loc) {
  const alternates = pages.get(loc)
  const names = [...alternates.values()]
  if (names.length > 0 && !names.includes(loc)) yield `${loc} is not among its alternates`
  for (const other of new Set(names)) {
    if (!pages.has(other)) yield `${loc} names ${other}, which stands nowhere`
    else if (![...pages.get(other).values()].includes(loc)) yield `${loc} is not named by ${other}`
  }
}

/** What is wrong with a page's own answer. */
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
