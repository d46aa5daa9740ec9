import { expect, test } from 'vitest'
import type { Report } from '../../../server/reports/report.ts'
import { openSource } from '../../support/flat-files.ts'
import { writeProject } from '../../support/project.ts'
import { testDeps } from '../../support/test-deps.ts'
import { faults, projectWith } from './faulty-project.ts'

async function reportOn(planted: typeof faults): Promise<Report> {
  const source = await openSource(await writeProject(projectWith(planted)))
  const { reports } = await testDeps({ source, config: { REPORTS_SECRET: 'a-secret-of-the-site' } })
  if (!reports) throw new Error('There are no reports')
  return reports.get()
}

const found = ({ sections }: Report): string[] =>
  sections.flatMap(({ section, findings }) =>
    findings.map(({ kind, subject }) => `${section} ${kind} ${subject}`),
  )

test('a project without a fault has no findings', async () => {
  const report = await reportOn([])
  expect(report.sections.flatMap(({ findings }) => findings)).toEqual([])
  expect(report.coverage.filter(({ covered, total }) => covered !== total)).toEqual([])
  expect(report.coverage.filter(({ total }) => total === 0)).toEqual([])
})

test.each(faults)('$name is one finding', async (fault) => {
  expect(found(await reportOn([fault]))).toEqual([fault.found])
})

test('twelve faults at once are exactly twelve findings', async () => {
  const report = await reportOn(faults)
  expect(found(report).toSorted()).toEqual(faults.map((fault) => fault.found).toSorted())
  expect(report.sections.reduce((sum, { total }) => sum + total, 0)).toBe(12)
})

test('a broken link is told with its page and the type and number of its block', async () => {
  const { sections } = await reportOn(faults)
  const links = sections.find(({ section }) => section === 'links')
  expect(links?.findings).toEqual([
    {
      ...{ kind: 'missing', locales: ['nl'], page: '/haven', place: 'rich_text 3', subject: '/weg' },
      detail: 'there is nothing at this address',
    },
    {
      ...{ kind: 'lost reference', locales: ['nl'], page: '/haven', place: 'rich_text 4' },
      ...{ subject: 'the entry nobody', detail: 'it is not there' },
    },
  ])
})
