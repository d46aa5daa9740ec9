/** Gathers the findings of a report, in memory that is bounded but for the keys of those in several languages. */

import type { Locale } from '../../src/i18n/languages.ts'
import { getOrAdd } from '../cms/model/values.ts'
import {
  type Coverage,
  type CoverageKind,
  coverageKinds,
  type Finding,
  maxListed,
  type Section,
  type SectionReport,
  sections,
} from './report.ts'

export interface Tally {
  /** @param key where it is the same in several languages: one finding with all of them */
  add(section: Section, finding: Finding, key?: string): void
  /** Counts one of the things that a language should have. */
  cover(kind: CoverageKind, locale: Locale, isCovered: boolean): void
  sections(): readonly SectionReport[]
  coverage(locales: readonly Locale[]): readonly Coverage[]
}

interface List {
  total: number
  readonly findings: Finding[]
  /** Places in the list by key; undefined for a finding that is only counted. */
  readonly byKey: Map<string, number | undefined>
}

const withLocales = (finding: Finding, more: readonly Locale[]): Finding => ({
  ...finding,
  locales: [...new Set([...finding.locales, ...more])],
})

export function createTally(): Tally {
  const lists = new Map<Section, List>()
  const counts = new Map<string, { covered: number; total: number }>()
  const listOf = (section: Section) =>
    getOrAdd(lists, section, () => ({ total: 0, findings: [], byKey: new Map() }))
  return {
    add(section, finding, key) {
      const list = listOf(section)
      if (key !== undefined && list.byKey.has(key)) {
        const at = list.byKey.get(key)
        const known = at === undefined ? undefined : list.findings[at]
        if (at !== undefined && known) list.findings[at] = withLocales(known, finding.locales)
        return
      }
      const isListed = list.findings.length < maxListed
      if (key !== undefined) list.byKey.set(key, isListed ? list.findings.length : undefined)
      list.total += 1
      if (isListed) list.findings.push(finding)
    },
    cover(kind, locale, isCovered) {
      const count = getOrAdd(counts, `${kind} ${locale}`, () => ({ covered: 0, total: 0 }))
      count.total += 1
      if (isCovered) count.covered += 1
    },
    sections: () =>
      sections.map((section) => {
        const { total, findings } = listOf(section)
        return { section, total, findings }
      }),
    coverage: (locales) =>
      locales.flatMap((locale) =>
        coverageKinds.map((kind) => ({
          ...{ locale, kind },
          ...(counts.get(`${kind} ${locale}`) ?? { covered: 0, total: 0 }),
        })),
      ),
  }
}
