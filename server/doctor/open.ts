/** Opens the content that a configuration names, and examines it without a server. */
import type { Logger } from 'pino'
import { createCachedSource } from '../cms/cached-source.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import { createLogger } from '../logging/logger.ts'
import { type OpenContent, openContent } from '../process/open-content.ts'
import { examineProject } from './examine.ts'
import type { DoctorReport, Fault } from './report.ts'
import { findUnreadGlobals } from './unread-globals.ts'

/** Maximum number of unreadable files that are noted. */
const maxFaults = 10_000

/** The line of the log about a file that cannot be read. */
interface LogLine {
  readonly msg?: string
  readonly file?: string
  readonly err?: { readonly message?: string }
}

/** Creates a logger that keeps the files that cannot be read, and writes nothing. */
function createCollector(): { readonly logger: Logger; readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const write = (line: string): void => {
    const { msg = '', file, err } = JSON.parse(line) as LogLine
    if (file === undefined || faults.length >= maxFaults) return
    faults.push({ where: file, message: err?.message?.split('\n')[0] ?? msg })
  }
  return { logger: createLogger('warn', { write }), faults }
}

/** What is opened for one command: nothing is watched, and nothing is written beside the content. */
export interface Opened extends OpenContent {
  readonly config: Config
  readonly faults: readonly Fault[]
}

/**
 * Opens the content for one command.
 * @throws ConfigError when the content folder or a file of the project folder cannot be used
 */
export async function openForDoctor(given: Config): Promise<Opened> {
  const { logger, faults } = createCollector()
  const config = { ...given, snapshotDir: undefined }
  return { ...(await openContent({ config, logger, watch: false, strict: true })), config, faults }
}

/** Examines what is opened. Files that cannot be read are faults of the report. */
export async function examineOpened({
  source,
  project,
  messages,
  config,
  faults,
}: Opened): Promise<DoctorReport> {
  const content: ContentSource = createCachedSource(source, config, { error: () => {} })
  const report = await examineProject({
    content,
    rules: project.rules.get(),
    readMore: (locale) => messages[locale]['block-read-more'],
    unreadGlobals: () => findUnreadGlobals({ content, config }),
  })
  return withFaults(report, faults)
}

const withFaults = (report: DoctorReport, faults: readonly Fault[]): DoctorReport => ({
  ...report,
  totals: { ...report.totals, unreadable: report.totals.unreadable + faults.length },
  faults: [...faults, ...report.faults],
})
