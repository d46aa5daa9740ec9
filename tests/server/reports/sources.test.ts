import { afterAll, describe, expect, test } from 'vitest'
import type { Report } from '../../../server/reports/report.ts'
import { openFetch, openFiles, openRest } from '../../support/cms/contract-systems.ts'

/** An entry that is nowhere has another id in each system. */
const nobody = /p-verdwenen|5d0c1f0e-7a51-4a6e-9d0a-ffffffffffff/

/** The same site from each of the three sources. */
const settings = { REPORTS_SECRET: 'a-secret-of-the-site' }
const systems = {
  files: await openFiles(settings),
  fetch: await openFetch(settings),
  rest: await openRest([], settings),
}
afterAll(async () => {
  for (const system of Object.values(systems)) await system.close()
})

const reportOf = async (name: keyof typeof systems): Promise<Report> => {
  const { deps, plain } = systems[name]
  if (!deps.reports) throw new Error('There are no reports')
  return plain(await deps.reports.get())
}

/** The findings without their order, which is that of the system, and the page where a picture was met first. */
const found = ({ sections }: Report): string[] =>
  sections
    .flatMap(({ section, findings }) =>
      findings.map(({ kind, locales, page, place, subject }) =>
        [section, kind, locales.toSorted().join(), section === 'alt-texts' || page, place, subject]
          .filter(Boolean)
          .join(' ')
          .replace(nobody, 'nobody'),
      ),
    )
    .toSorted()

describe.each(['files', 'fetch', 'rest'] as const)('of %s', (name) => {
  test('all is read', async () => {
    const { sections, coverage } = await reportOf(name)
    expect(sections.find(({ section }) => section === 'unreadable')?.findings).toEqual([])
    expect(coverage.filter(({ kind, total }) => kind === 'pages' && total > 0)).toHaveLength(3)
  })

  test('the findings are those of the others', async () => {
    // The REST API leaves out itself what refers to nothing.
    const isTold = (finding: string) => name !== 'rest' || !finding.includes('lost reference')
    expect(found(await reportOf(name))).toEqual(found(await reportOf('files')).filter(isTold))
  })
})
