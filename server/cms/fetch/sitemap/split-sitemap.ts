/** Divides the text of a sitemap into documents that are short enough to be parsed at once. */

/** The beginning of a sitemap, up to the end of its root's start tag. */
const opening = /^\s*(?:<\?[^>]{0,1000}\?>\s*)*<(urlset|sitemapindex)(?:\s[^>]{0,10000})?>/

/** The element of one row, by the root around it. */
const rows: Readonly<Record<string, string>> = { urlset: 'url', sitemapindex: 'sitemap' }

/** Characters of a piece, which take the parser some milliseconds. */
const pieceLength = 20_000
/** The largest piece that is parsed, in bytes. A row with 300 pictures is shorter. */
export const maxPieceBytes = 60_000
/** Comments that are taken out at most. */
const maxComments = 10_000

/** The text without comments, which may have rows in them. What is left of them is for the parser. */
function withoutComments(xml: string): string {
  const kept: string[] = []
  let from = 0
  for (let at = xml.indexOf('<!--'); at >= 0 && kept.length < maxComments; at = xml.indexOf('<!--', from)) {
    const end = xml.indexOf('-->', at + 4)
    if (end < 0) break
    kept.push(xml.slice(from, at))
    from = end + 3
  }
  return kept.length === 0 ? xml : [...kept, xml.slice(from)].join('')
}

/** The index behind the last row that ends within a piece, or behind the row that is longer than one. */
function pieceEnd(body: string, from: number, rowEnd: string): number {
  if (body.length - from <= pieceLength) return body.length
  const last = body.lastIndexOf(rowEnd, from + pieceLength - rowEnd.length)
  const end = last > from ? last : body.indexOf(rowEnd, from)
  return end < 0 ? body.length : end + rowEnd.length
}

/**
 * Divides a sitemap between its rows into documents that together say what it says. What is no sitemap is one
 * piece, as is a row that is longer than a piece should be.
 */
export function* splitSitemap(text: string): Generator<string> {
  const xml = withoutComments(text)
  const [head = '', root = ''] = opening.exec(xml) ?? []
  const end = xml.lastIndexOf(`</${root}>`)
  if (root === '' || end < 0) {
    yield xml
    return
  }
  const body = xml.slice(head.length, end)
  for (let from = 0; from < body.length; ) {
    const to = pieceEnd(body, from, `</${rows[root]}>`)
    yield `${head}${body.slice(from, to)}</${root}>`
    from = to
  }
  // What stands behind the root must not be lost on the parser, which refuses it.
  yield `${head}${xml.slice(end)}`
}
