/** The sections that are taken from the report on the content, which editors read at `/reports`. */
import { createCachedSource } from '../../cms/cached-source.ts'
import { createRedirects } from '../../cms/redirects/redirects.ts'
import { createSiteLanguagesReader } from '../../cms/site-languages.ts'
import { createGlobalsReader } from '../../cms/site-settings.ts'
import { collectReport } from '../../reports/collect.ts'
import type {
  Coverage,
  Report,
  Finding as ReportFinding,
  Section as ReportName,
  SectionReport,
} from '../../reports/report.ts'
import { createYieldToEventLoop } from '../../scheduling/yield-to-event-loop.ts'
import { columns } from '../../terminal/columns.ts'
import type { Opened } from '../open.ts'
import { type Finding, finding, type Section, type SectionName } from './section.ts'

const silent = { error: () => {}, warn: () => {}, debug: () => {} }

interface Row {
  readonly name: SectionName
  readonly title: string
  /** The lists of the report that it consists of. */
  readonly of: readonly ReportName[]
  readonly severity: Finding['severity']
}

/** Translations are notes: that a page is not in all languages may be meant. */
export const reportedSections: readonly Row[] = [
  { name: 'redirects', title: 'Redirects', of: ['redirects'], severity: 'warning' },
  { name: 'links', title: 'Links', of: ['links', 'unreadable'], severity: 'fault' },
  { name: 'blocks', title: 'Unknown blocks', of: ['blocks'], severity: 'fault' },
  {
    name: 'translations',
    title: 'Translations',
    of: ['texts', 'pages', 'slugs', 'alt-texts', 'meta-titles', 'meta-descriptions'],
    severity: 'note',
  },
]

/** Collects the report from what is opened, without what visitors asked for in vain. */
export function collectFrom({ source, languages, config, project, messages }: Opened): Promise<Report> {
  const content = createCachedSource(source, config, silent)
  const globals = createGlobalsReader({ content, languages, config, logger: silent })
  return collectReport({
    ...{ content, languages, config, messages },
    rules: project.rules.get(),
    redirects: createRedirects({ content, languages, globals, logger: silent }),
    siteLanguages: createSiteLanguagesReader(content, languages),
    step: createYieldToEventLoop(),
    now: Date.now(),
  })
}

/** Kinds that cost visitors nothing: a chain is answered with one redirect to its end. */
const harmless = new Set(['redirects-chain'])

function toFinding(usual: Finding['severity'], list: ReportName, given: ReportFinding): Finding {
  const { kind, page, place, subject, detail, suggestion, locales } = given
  const where = [page, place].filter(Boolean).join(' ')
  const said = [where === '' || subject === page ? '' : subject, detail ?? kind].filter(Boolean).join(': ')
  const meant = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`
  const languages = locales.length > 0 ? ` (${locales.join(', ')})` : ''
  const code = `${list}-${kind}`.replaceAll(' ', '-')
  const severity = harmless.has(code) ? 'note' : usual
  return finding(severity)(code, where || subject, `${said}${languages}.${meant}`.replace(/\.\.$/, '.'))
}

const sum = (reports: readonly SectionReport[]): number => reports.reduce((all, { total }) => all + total, 0)

const coverageLines = (coverage: readonly Coverage[]): readonly string[] =>
  columns(coverage.map(({ locale, kind, covered, total }) => [locale, kind, `${covered} of ${total}`]))

/** Makes the sections of a report that are wanted. */
export function reportedFrom(report: Report, only: readonly SectionName[]): readonly Section[] {
  return reportedSections
    .filter(({ name }) => only.includes(name))
    .map(({ name, title, of, severity }) => {
      const parts = report.sections.filter(({ section }) => of.includes(section))
      const findings = parts.flatMap((part) =>
        part.findings.map((each) => toFinding(severity, part.section, each)),
      )
      const notes =
        severity === 'note' ? sum(parts) : findings.filter((each) => each.severity === 'note').length
      const coverage = report.coverage.filter(({ kind }) => of.includes(kind))
      return {
        ...{ name, title },
        count: sum(parts) - notes,
        ...{ notes, findings },
        facts: {
          totals: Object.fromEntries(parts.map(({ section, total }) => [section, total])),
          ...(coverage.length > 0 && { coverage }),
        },
        lines: coverageLines(coverage),
      }
    })
}
