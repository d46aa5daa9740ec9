/** Opens the content that a configuration names, and examines it without a server. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createCachedSource } from '../cms/cached-source.ts'
import type { ContentSource } from '../cms/source.ts'
import { sources } from '../cms/sources.ts'
import type { Config } from '../config/config.ts'
import { createLogger } from '../logging/logger.ts'
import { createMenus } from '../menus/menus.ts'
import { type OpenContent, openContent } from '../process/open-content.ts'
import { examineSite } from './examine-site.ts'
import type { DoctorReport, Fault } from './report.ts'

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

/** What is opened for one command: nothing is watched, and nothing is written that stays. */
export interface Opened extends OpenContent {
  readonly config: Config
  readonly faults: readonly Fault[]
  close(): Promise<void>
}

/** A folder that holds long values in place of memory, for as long as the command runs; none without a disk. */
const createTemporary = (): Promise<string | undefined> =>
  mkdtemp(join(tmpdir(), 'triptych-doctor-')).catch(() => undefined)

const remove = async (dir: string | undefined): Promise<void> => {
  if (dir !== undefined) await rm(dir, { recursive: true, force: true })
}

/**
 * Opens the content for one command.
 * @throws ConfigError when the content folder or a file of the project folder cannot be used
 */
export async function openForDoctor(given: Config): Promise<Opened> {
  const { logger, faults } = createCollector()
  const temporary = sources[given.source]?.isRemote ? undefined : await createTemporary()
  const config = { ...given, snapshotDir: temporary }
  try {
    const content = await openContent({ config, logger, watch: false, strict: true })
    const close = async () => {
      await Promise.all([content.source.close(), content.project.close()])
      await remove(temporary)
    }
    return { ...content, config, faults, close }
  } catch (error) {
    await remove(temporary)
    throw error
  }
}

/** Examines what is opened. Files that cannot be read are faults of the report. */
export async function examineOpened({
  source,
  languages,
  project,
  messages,
  config,
  faults,
}: Opened): Promise<DoctorReport> {
  const content: ContentSource = createCachedSource(source, config, { error: () => {} })
  const settings = () => project.site.get().menus ?? {}
  const menus = createMenus({ content, languages, config, settings, logger: { warn: () => {} } })
  const report = await examineSite({
    ...{ content, languages, config, menus },
    messages: messages.of,
    rules: project.rules.get(),
  })
  return withFaults(report, faults)
}

const withFaults = (report: DoctorReport, faults: readonly Fault[]): DoctorReport => ({
  ...report,
  totals: { ...report.totals, unreadable: report.totals.unreadable + faults.length },
  faults: [...faults, ...report.faults],
})
