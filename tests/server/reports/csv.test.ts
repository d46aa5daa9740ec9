import { expect, test } from 'vitest'
import { reportAsCsv } from '../../../server/reports/output/csv.ts'
import type { Finding } from '../../../server/reports/report.ts'

const csvOf = (finding: Partial<Finding>): string => {
  const findings = [{ kind: 'missing', locales: ['nl'], subject: 'x', ...finding }]
  const sections = [{ section: 'links' as const, total: 1, findings }]
  return reportAsCsv({ source: '', madeAt: '', coverage: [], sections })
}

/** The rows of a text in the form of RFC 4180. */
function parsed(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}

test.each(['a,b', 'a "b" c', 'a\r\nb', 'a\nb', '"', ' a ', 'é ü 中'])(
  '%j comes out of a cell as it went in',
  (subject) => {
    expect(parsed(csvOf({ subject }))[1]?.[5]).toBe(subject)
  },
)

test.each(['=1+1', '+1', '-1', '@SUM(A1:B2)', '\t=1', '\r=1', '=HYPERLINK("https://evil.example","x")'])(
  'a spreadsheet does not compute %j',
  (subject) => {
    expect(parsed(csvOf({ subject }))[1]?.[5]).toBe(`'${subject}`)
  },
)

test('rows end as the standard has it, and numbers are numbers', () => {
  expect(csvOf({ count: 3, page: '/a', place: 'rich_text 2', locales: ['nl', 'en'] })).toBe(
    'section,kind,languages,page,place,subject,detail,suggestion,count\r\n' +
      'links,missing,nl en,/a,rich_text 2,x,,,3\r\n',
  )
})
