/** Examines a project on disk: whether its files can be read, and how much there is. */
import type { Languages } from '../../../src/i18n/languages.ts'
import type { ContentSource } from '../../cms/source.ts'
import { columns, paragraph } from '../../terminal/columns.ts'
import type { Fault } from '../report.ts'
import { fault, type Section, sectionOf } from '../sections/section.ts'

interface FilesOptions {
  readonly dir: string
  readonly content: Pick<
    ContentSource,
    'health' | 'collections' | 'navigations' | 'globals' | 'forms' | 'taxonomies' | 'inspect'
  >
  readonly languages: Languages
  /** Files that could not be read. */
  readonly faults: readonly Fault[]
}

/** How many names there are in all languages together. */
async function countNames(
  { locales }: Languages,
  read: (locale: string) => Promise<readonly string[]>,
): Promise<number> {
  const lists = await Promise.all(locales.map(read))
  return new Set(lists.flat()).size
}

async function countsOf({ content, languages }: FilesOptions): Promise<Readonly<Record<string, number>>> {
  const names = (read: (locale: string) => Promise<readonly string[]>) => countNames(languages, read)
  return {
    pages: content.health().pages,
    'collections with pages': await names((locale) => content.collections(locale)),
    'taxonomies with pages': await names(async (locale) =>
      (await content.taxonomies(locale)).map(({ handle }) => handle),
    ),
    menus: (await content.navigations?.())?.length ?? 0,
    'global sets': await names(async (locale) => Object.keys(await content.globals(locale))),
    forms: await names(async (locale) => Object.keys(await content.forms(locale))),
    blueprints: (await content.inspect?.())?.blueprints().length ?? 0,
  }
}

/** Examines the folder of a project. */
export async function examineFiles(options: FilesOptions): Promise<Section> {
  const { dir, faults } = options
  const contents = await countsOf(options)
  return sectionOf({
    ...{ name: 'system', title: 'Files' },
    findings: [
      ...faults.map(({ where, message }) => fault('unreadable-file', where, message)),
      ...(contents.pages === 0 ? [fault('no-pages', dir, 'No entry of the project has a page.')] : []),
    ],
    facts: { dir, contents },
    lines: [
      ...paragraph(`${dir} can be read`, 2, 4),
      ...columns(Object.entries(contents).map(([name, count]) => [name, count])),
    ],
  })
}
