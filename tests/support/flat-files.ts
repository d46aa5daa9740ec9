/** Sources of small projects on disk, written by a test. */
import { onTestFinished } from 'vitest'
import { type FlatFilesOptions, flatFiles } from '../../server/cms/flat-files/index.ts'
import type { ContentSource } from '../../server/cms/source.ts'
import type { ContentPage } from '../../src/content/types.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import { type Project, writeProject } from './project.ts'

export interface Warning {
  readonly message: string
  readonly file?: string
  readonly problem?: string
}

/** A logger that keeps what it is told. */
export function createLogger() {
  const warnings: Warning[] = []
  const keep = (details: unknown, message?: string) => {
    warnings.push({ ...(details as object), message: message ?? '' })
  }
  return { warnings, info: () => {}, warn: keep as never, error: keep as never }
}

export type Logger = ReturnType<typeof createLogger>
export const today = Date.parse('2026-11-21T12:00:00Z')

/** Opens a project; it is closed after the test. */
export async function openSource(
  project: Project,
  options: Partial<FlatFilesOptions> & { logger?: Logger } = {},
): Promise<ContentSource> {
  const { dir } = project
  const source = await flatFiles({ logger: createLogger(), watch: false, now: () => today, ...options, dir })
  onTestFinished(() => source.close())
  return source
}

export const readProject = async (
  files: Readonly<Record<string, string>>,
  options: Partial<FlatFilesOptions> & { logger?: Logger } = {},
): Promise<ContentSource> => openSource(await writeProject(files), options)

/** The answer at an address in short: the page's id, `301 /target`, or `missing`. */
export async function answerAt(source: ContentSource, locale: Locale, path: string): Promise<string> {
  const answer = await source.page(locale, path)
  if (answer.kind === 'page') return answer.page.id
  return answer.kind === 'redirect' ? `${answer.status} ${answer.to}` : 'missing'
}

/** @throws Error when there is no page at the address */
export async function pageAt(source: ContentSource, locale: Locale, path: string): Promise<ContentPage> {
  const answer = await source.page(locale, path)
  if (answer.kind !== 'page') throw new Error(`${path} is no page but ${answer.kind}`)
  return answer.page
}
