/** Opens files of the project folder: reads them, and follows their changes. */
import type { Logger } from 'pino'
import { ConfigError } from '../config/config-error.ts'
import type { ProjectFile } from './project-file.ts'
import { watchFiles } from './watch-files.ts'

export interface ProjectOptions {
  /** The folder; it need not exist. */
  readonly dir: string
  readonly logger: Pick<Logger, 'error' | 'info'>
  /** Whether to follow changes on disk. */
  readonly watch: boolean
  /** Whether a wrong file is an error at the start; otherwise it is logged, as one that changes later. */
  readonly strict: boolean
  /** Milliseconds between two looks at the files; 500 unless given. */
  readonly interval?: number
  /** Milliseconds for which a changed file has to stay the same; 100 unless given. */
  readonly settleDelay?: number
}

/** Files of the project folder that are followed. */
export interface OpenFiles {
  /** Calls back after any of the files changed what it says. Returns the function that unsubscribes. */
  onChange(listener: () => void): () => void
  /** Number of files that could not be used the last time: their last good version counts. */
  broken(): number
  /** Stops watching. */
  close(): Promise<void>
}

/**
 * Reads files of the project folder, and follows their changes.
 * @throws ConfigError with all mistakes in them, if `strict`
 */
export async function openFiles(
  files: readonly ProjectFile<unknown>[],
  options: ProjectOptions,
): Promise<OpenFiles> {
  const { dir, logger, watch, strict, interval = 500, settleDelay = 100 } = options
  const take = async (file: ProjectFile<unknown>) => {
    const [before, wasWrong] = [file.get(), isWrong(file)]
    await file.refresh()
    if (isWrong(file)) report(file, logger)
    // Files that another one names are looked at for the first time after it was read.
    else if (wasWrong || file.get() !== before)
      logger.info({ file: file.name }, 'A changed file of the project folder was taken in')
  }
  const changed = async (names: readonly string[]) => {
    const isMade = (file: ProjectFile<unknown>) => file.names().some((name) => names.includes(name))
    for (const file of files.filter(isMade)) await take(file)
  }

  const names = () => files.flatMap((file) => file.names())
  // Watching comes first, so that a change during the first reading is noticed.
  const stop = watch ? await watchFiles({ dir, names, changed, interval, settleDelay }) : async () => {}
  for (const file of files) await file.refresh()
  const problems = files.flatMap((file) => file.problems())
  if (strict && problems.length > 0) {
    await stop()
    throw new ConfigError(problems)
  }
  for (const file of files.filter(isWrong)) report(file, logger)
  return {
    onChange(listener) {
      const unsubscribe = files.map((file) => file.onChange(listener))
      return () => unsubscribe.forEach((each) => void each())
    },
    broken: () => files.filter(isWrong).length,
    close: stop,
  }
}

const isWrong = (file: ProjectFile<unknown>): boolean => file.problems().length > 0

/** Logs what is wrong with a file, in one line. */
const report = (file: ProjectFile<unknown>, logger: Pick<Logger, 'error'>): void =>
  logger.error(
    { file: file.name, problems: file.problems() },
    'A file of the project folder is wrong: its last good version counts',
  )
