/** Writes a report as a page for operators, which works without scripts. */
import { encodePath } from '../../http/canonical-path.ts'
import { escapeHtml } from '../../render/document.ts'
import {
  type Coverage,
  coverageKinds,
  type Finding,
  findingsIn,
  type Report,
  type SectionReport,
} from '../report.ts'
import { style } from './style.ts'
import { type Column, coverageWords, percentOf, sectionWords } from './words.ts'

export { style }

const numberOf = (value: number): string => value.toLocaleString('en')

const documentOf = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">${head}
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

/** A path of this site as a link; only those that begin with one slash. */
const linkTo = (path: string): string =>
  /^\/(?!\/)/.test(path)
    ? `<a href="${escapeHtml(encodePath(path))}">${escapeHtml(path)}</a>`
    : escapeHtml(path)

/** A cell, with the title of its column: on a narrow screen rows become lists. */
const cell = (title: string, content: string, classes = ''): string =>
  `<td role="cell" data-title="${escapeHtml(title)}"${classes && ` class="${classes}"`}>${content}</td>`

const cellOf = ({ title, value, isAddress }: Column, finding: Finding): string =>
  cell(title, isAddress ? linkTo(value(finding)) : escapeHtml(value(finding)))

/** A table by its parts. The roles say what it is also where it is laid out as lists. */
const tableWith = (
  caption: string,
  titles: readonly string[],
  rows: readonly string[],
  classes = '',
): string =>
  `<table role="table"${classes && ` class="${classes}"`}><caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${titles
    .map((title) => `<th scope="col" role="columnheader">${escapeHtml(title)}</th>`)
    .join('')}</tr></thead>
<tbody role="rowgroup">
${rows.map((cells) => `<tr role="row">${cells}</tr>`).join('\n')}
</tbody></table>`

/** A table that is wider than the screen scrolls by itself, with the keyboard as well. */
const scrolling = (label: string, table: string): string =>
  `<div class="scroll" role="region" aria-label="${escapeHtml(label)}" tabindex="0">${table}</div>`

function tableOf({ section, findings, total }: SectionReport): string {
  const { title, columns } = sectionWords[section]
  const caption =
    total > findings.length
      ? `The first ${numberOf(findings.length)} of ${numberOf(total)}`
      : `${numberOf(total)} in all`
  const rows = findings.map((finding) => columns.map((column) => cellOf(column, finding)).join(''))
  const titles = columns.map((column) => column.title)
  return scrolling(`${title}, table`, tableWith(caption, titles, rows))
}

const sectionOf = (report: SectionReport): string => {
  const { title, about } = sectionWords[report.section]
  return `<section aria-labelledby="${report.section}"><h2 id="${report.section}">${title}</h2>
<p>${about}</p>
${tableOf(report)}</section>`
}

function coverageCell({ kind, covered, total }: Coverage): string {
  const percent = percentOf(covered, total)
  const words = total === 0 ? '–' : `${percent} % <small>(${numberOf(covered)} of ${numberOf(total)})</small>`
  return cell(coverageWords[kind], words, percent === 100 ? 'whole' : 'part')
}

function coverageOf(coverage: readonly Coverage[]): string {
  const locales = [...new Set(coverage.map(({ locale }) => locale))]
  const rows = locales.map((locale) => {
    const own = coverage.filter((each) => each.locale === locale)
    return `<th scope="row" role="rowheader">${escapeHtml(locale)}</th>${own.map(coverageCell).join('')}`
  })
  const titles = ['Language', ...coverageKinds.map((kind) => coverageWords[kind])]
  return `<section aria-labelledby="coverage"><h2 id="coverage">Coverage by language</h2>
<p>How much a language has of what is expected of it, as another one has it.</p>
${scrolling(
  'Coverage by language, table',
  tableWith(`${locales.length} ${locales.length === 1 ? 'language' : 'languages'}`, titles, rows, 'numbers'),
)}</section>`
}

/** Sections without findings, in one sentence. */
function withoutFindings(sections: readonly SectionReport[]): string {
  const titles = sections.flatMap(({ section, total }) => (total === 0 ? sectionWords[section].title : []))
  return titles.length === 0
    ? ''
    : `<section aria-labelledby="none"><h2 id="none">Without findings</h2>
<ul class="plain">${titles.map((title) => `<li>${title}</li>`).join('')}</ul></section>`
}

const navigationOf = (sections: readonly SectionReport[]): string =>
  `<nav aria-label="Sections"><ul>${sections
    .filter(({ total }) => total > 0)
    .map(
      ({ section, total }) =>
        `<li><a href="#${section}">${sectionWords[section].title} <b>${numberOf(total)}</b></a></li>`,
    )
    .join('')}</ul></nav>`

/** The report as an HTML document. */
export function reportAsHtml(report: Report): string {
  const { source, madeAt, coverage, sections } = report
  const total = findingsIn(report)
  const summary =
    total === 0 ? 'Nothing to mend.' : total === 1 ? 'One finding.' : `${numberOf(total)} findings.`
  return documentOf(
    'Reports',
    `<main>
<h1>Reports</h1>
<p>${summary} Made <time datetime="${madeAt}">${madeAt.slice(0, 16).replace('T', ' at ')} UTC</time>, source ${escapeHtml(source)}.
The same as <a href="/reports.json">JSON</a> and <a href="/reports.csv">CSV</a>.</p>
${total === 0 ? '' : navigationOf(sections)}
${coverageOf(coverage)}
${sections
  .filter(({ total: own }) => own > 0)
  .map(sectionOf)
  .join('\n')}
${withoutFindings(sections)}
</main>`,
  )
}

/** The page that stands in for a report which is being made. It asks again by itself. */
export const waitingPage = (seconds: number): string =>
  documentOf(
    'The report is being made',
    `<main><h1>The report is being made</h1>
<p>This page looks for it every ${seconds} seconds.</p></main>`,
    `\n<meta http-equiv="refresh" content="${seconds}">`,
  )
