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
import { type OpenContent, openContent } from '../process/open/open-content.ts'
import { examineSite } from './examine-site.ts'
import type { DoctorReport, Fault } from './report.ts'

/** Maximum number of unreadable files that are noted. */
const maxFaults = 10_000

/** A line of the log about a file that cannot be read, or a problem of the content. */
interface LogLine {
  readonly msg?: string
  readonly file?: string
  readonly problem?: string
  readonly err?: { readonly message?: string }
}

interface Collected {
  /** Files that cannot be read. */
  readonly faults: readonly Fault[]
  /** What else is wrong with the content, such as two entries with one address. */
  readonly problems: readonly string[]
}

/** Creates a logger that keeps what is wrong with the content, and writes nothing. */
function createCollector(): Collected & { readonly logger: Logger } {
  const [faults, problems]: [Fault[], string[]] = [[], []]
  const write = (line: string): void => {
    const { msg = '', file, problem, err } = JSON.parse(line) as LogLine
    if (problem !== undefined && problems.length < maxFaults) problems.push(problem)
    if (file === undefined || faults.length >= maxFaults) return
    faults.push({ where: file, message: err?.message?.split('\n')[0] ?? msg })
  }
  return { logger: createLogger('warn', { write }), faults, problems }
}

/** What is opened for one command: nothing is watched, and nothing is written that stays. */
export interface Opened extends OpenContent, Collected {
  readonly config: Config
  readonly logger: Logger
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
  const { logger, ...collected } = createCollector()
  const temporary = sources[given.source]?.isRemote ? undefined : await createTemporary()
  const config = { ...given, snapshotDir: temporary }
  try {
    const content = await openContent({ config, logger, watch: false, strict: true })
    const close = async () => {
      await Promise.all([content.source.close(), content.project.close()])
      await remove(temporary)
    }
    return { ...content, ...collected, config, logger, close }
  } catch (error) {
    await remove(temporary)
    throw error
  }
}

/** Examines the texts of what is opened. */
export function examineTexts({
  source,
  languages,
  project,
  messages,
  config,
}: Opened): Promise<DoctorReport> {
  const content: ContentSource = createCachedSource(source, config, { error: () => {} })
  const settings = () => project.site.get().menus ?? {}
  const menus = createMenus({ content, languages, config, settings, logger: { warn: () => {} } })
  return examineSite({
    ...{ content, languages, config, menus },
    messages: messages.of,
    rules: project.rules.get(),
  })
}

/** The same, with files that cannot be read among the faults. */
export const examineOpened = async (opened: Opened): Promise<DoctorReport> =>
  withFaults(await examineTexts(opened), opened.faults)

const withFaults = (report: DoctorReport, faults: readonly Fault[]): DoctorReport => ({
  ...report,
  totals: { ...report.totals, unreadable: report.totals.unreadable + faults.length },
  faults: [...faults, ...report.faults],
})
