/** The doctor in development: a line in the log at the start, and a page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'
import { examineSite } from './examine-site.ts'
import { reportAsHtml } from './output/html.ts'
import { summaryOf } from './output/words.ts'
import type { DoctorReport } from './report.ts'

/**
 * Address of the page. No content can be there: all that begins with `/_build/` is the server's own
 * (`src/router/reserved-paths.ts`).
 */
export const doctorAddress = '/_build/doctor'

/** What the doctor takes of the services of a process. */
type DoctorDeps = Pick<Deps, 'config' | 'content' | 'languages' | 'menus' | 'rules' | 'messages' | 'logger'>

const examine = ({ rules, ...deps }: DoctorDeps): Promise<DoctorReport> =>
  examineSite({ ...deps, rules: rules() })

/**
 * Logs in one line what pages show. Content over HTTP is not read for that: it would be asked for all of its
 * pages at each start.
 */
export async function logSummary(deps: DoctorDeps): Promise<void> {
  if (!deps.content.traits.readsCheaply) return
  const report = await examine(deps)
  deps.logger.info({ ...report.totals, page: doctorAddress }, summaryOf(report))
}

/**
 * Answers a request for the page with a fresh report.
 * @returns whether the request was for it
 */
export async function answerDoctor(
  deps: DoctorDeps,
  { url = '' }: Pick<IncomingMessage, 'url'>,
  res: Pick<ServerResponse, 'writeHead' | 'end'>,
): Promise<boolean> {
  if (url.replace(/\?.*$/s, '') !== doctorAddress) return false
  const html = reportAsHtml(await examine(deps))
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  res.end(html)
  return true
}
