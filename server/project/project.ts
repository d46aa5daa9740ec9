/** The project folder: what a project says of its own site, in files that are read without a build. */
import type { Logger } from 'pino'
import { type ContentRules, noRules } from '../../src/blocks/content-rules.ts'
import { type BrandFile, noBrand } from '../brand/brand-file.ts'
import { ConfigError } from '../config/config-error.ts'
import { blocksFile } from './blocks-file/blocks-file.ts'
import { brandFile } from './brand-file/brand-file.ts'
import { createProjectFile, type Live, type ProjectFile } from './project-file.ts'
import { type SiteFile, siteFile } from './site-file/site-file.ts'
import { watchFiles } from './watch-files.ts'

/** What a project says of its own site. */
export interface Project {
  /** How its sets, collections and fields are shown: `blocks.yaml`. */
  readonly rules: Live<ContentRules>
  /** What it says of its site as a whole: `site.yaml`. */
  readonly site: Live<SiteFile>
  /** Its name, pictures, colours and fonts: `brand.yaml`. */
  readonly brand: Live<BrandFile>
  /** Calls back after any of the files changed what it says. Returns the function that unsubscribes. */
  onChange(listener: () => void): () => void
  /** Number of files that could not be used the last time: their last good version counts. */
  broken(): number
  /** Stops watching. */
  close(): Promise<void>
}

const unchanging = <T>(value: T): Live<T> => ({ get: () => value, onChange: () => () => {} })

/** A project that says nothing. */
export const noProject: Project = {
  rules: unchanging(noRules),
  site: unchanging(siteFile.none),
  brand: unchanging(noBrand),
  onChange: () => () => {},
  broken: () => 0,
  close: async () => {},
}

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

/**
 * Reads the project folder, and follows its changes.
 * @throws ConfigError with all mistakes in its files, if `strict`
 */
export async function openProject(options: ProjectOptions): Promise<Project> {
  const { dir, logger, watch, strict, interval = 500, settleDelay = 100 } = options
  const rules = createProjectFile(dir, blocksFile)
  const site = createProjectFile(dir, siteFile)
  const brand = createProjectFile(dir, brandFile)
  const files: readonly ProjectFile<unknown>[] = [rules, site, brand]
  const take = async (file: ProjectFile<unknown>) => {
    await file.refresh()
    if (isWrong(file)) report(file, logger)
    else logger.info({ file: file.name }, 'A changed file of the project folder was taken in')
  }
  const changed = async (name: string) => {
    for (const file of files.filter((file) => file.names().includes(name))) await take(file)
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
    ...{ rules, site, brand },
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
