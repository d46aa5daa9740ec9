import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxPieceBytes, splitSitemap } from '../../../../server/cms/fetch/sitemap/split-sitemap.ts'
import { xmlToJson } from '../../../../server/cms/http-client/body/xml.ts'
import { listOf, memberOf } from '../../../../src/content/values/values.ts'
import { holds } from '../../../support/properties.ts'

const options = { logger: { error: () => {} }, maxBytes: 5_242_880 }

/** All rows of a document, or `refused`. */
function rowsOf(documents: Iterable<string>): unknown {
  try {
    return [...documents].flatMap((xml) => listOf(memberOf(xmlToJson(xml, options).urlset, 'url')))
  } catch {
    return 'refused'
  }
}

const row = fc
  .tuple(fc.constantFrom('', ' ', '\n', '<!-- <url><loc>no</loc></url> -->'), fc.webPath(), fc.nat(3000))
  .map(
    ([before, path, length]) =>
      `${before}<url><loc>https://a.example${path.replaceAll('&', '&amp;')}</loc><x:y>${'z'.repeat(length)}</x:y></url>`,
  )
const around = fc.constantFrom(
  ['<urlset>', '</urlset>'],
  ['<?xml version="1.0"?>\n<?xml-stylesheet href="/a.xsl"?><urlset xmlns="b">', '</urlset>\n'],
  ['<urlset><url>', '</urlset>'],
  ['<urlset>', ''],
  ['', ''],
)

test('the pieces of a sitemap together say what the whole says, or are refused as it is', () =>
  holds(
    fc.tuple(around, fc.array(row, { maxLength: 60 })),
    ([[head, end], list]) => {
      const xml = `${head}${list.join('')}${end}`
      expect(rowsOf(splitSitemap(xml))).toEqual(rowsOf([xml]))
    },
    { runs: 100 },
  ))

test('no piece with rows of any site is longer than the parser is given at once', () => {
  const xml = `<urlset>${Array.from({ length: 60_000 }, (_, n) => `<url><loc>https://a.example/${n}</loc></url>`).join('')}</urlset>`
  const pieces = [...splitSitemap(xml)]
  expect(pieces.length).toBeGreaterThan(100)
  for (const piece of pieces) expect(piece.length).toBeLessThan(maxPieceBytes / 2)
})
