/** Examines what the settings name, section by section. */
import { createCachedSource } from '../../cms/cached-source.ts'
import { isLostReference } from '../../cms/model/unresolved.ts'
import { sources } from '../../cms/sources.ts'
import { type Config, readConfig } from '../../config/config.ts'
import { ConfigError } from '../../config/config-error.ts'
import { tableOfSites } from '../../languages/table-of-sites.ts'
import { chooseMenus, handlesOf, noMenuSettings } from '../../menus/choose-menus.ts'
import { examineConfiguration } from '../configuration/examine-configuration.ts'
import { examineTexts, type Opened, openForDoctor } from '../open.ts'
import { examineFiles } from '../system/examine-files.ts'
import { examineRemote } from '../system/examine-remote.ts'
import { examineLanguages } from './examine-languages.ts'
import { collectFrom, reportedFrom, reportedSections } from './reported.ts'
import {
  type Examination,
  type Section,
  type SectionName,
  sectionNames,
  sectionOf,
  skipped,
  warning,
} from './section.ts'
import { textsSection } from './texts.ts'

export interface ExaminationOptions {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly embeddedContent: string
  /** The sections that are wanted. */
  readonly only: readonly SectionName[]
}

/** An examination, and whether the settings are wrong: then it has the section about them alone. */
export interface ExaminationResult extends Examination {
  readonly isConfigured: boolean
}

/** The languages of the sites that a project on disk has; none where it does not say. */
async function languagesInContent({ config }: Opened): Promise<readonly string[]> {
  const kind = sources[config.source]
  if (!kind || kind.isRemote) return []
  const sites = await kind.sites(config)
  const tags = sites.flatMap(({ lang, system }) => (lang ?? system).split(/[-_]/)[0] || [])
  return tableOfSites(sites)?.rows.map(({ locale }) => locale) ?? tags
}

async function examineTable(opened: Opened): Promise<Section> {
  const { config, source, languages, project } = opened
  const inContent = await languagesInContent(opened)
  return examineLanguages({
    content: createCachedSource(source, config, { error: () => {} }),
    ...{ languages, inContent },
    areNamed: (config.locales ?? project.site.get().locales) !== undefined || inContent.length > 0,
  })
}

/** Examines the content system, or the folder with the content. */
function examineSystem({
  config,
  source: content,
  languages,
  faults,
  logger,
  project,
}: Opened): Promise<Section> {
  const menus = handlesOf(chooseMenus(undefined, project.site.get().menus ?? noMenuSettings))
  return isRemote(config) && config.cms
    ? examineRemote({ config, cms: config.cms, logger, hints: { menus } })
    : examineFiles({ dir: config.contentDir, content, languages, faults })
}

const isRemote = ({ source }: Config): boolean => sources[source]?.isRemote ?? false

interface Examiner {
  readonly title: string
  examine(opened: Opened): Promise<Section>
}

/** The sections that read the content. */
const examiners: Readonly<Partial<Record<SectionName, Examiner>>> = {
  languages: {
    title: 'Languages',
    examine: examineTable,
  },
  texts: { title: 'Texts', examine: async (opened) => textsSection(await examineTexts(opened)) },
}

/** Examines the sections that read the content, unless the content system does not answer. */
async function readContent(
  opened: Opened,
  only: readonly SectionName[],
  canRead: boolean,
): Promise<Section[]> {
  const sections: Section[] = []
  for (const name of only) {
    const examiner = examiners[name]
    if (examiner) sections.push(canRead ? await examiner.examine(opened) : skipped(name, examiner.title))
  }
  const reported = reportedSections.filter(({ name }) => only.includes(name))
  if (reported.length === 0) return sections
  if (!canRead) return [...sections, ...reported.map(({ name, title }) => skipped(name, title))]
  return [...sections, ...reportedFrom(await collectFrom(opened), only)]
}

/** Adds what reading the content has told, besides what it is asked for. */
const withProblems = (section: Section, problems: readonly string[]): Section =>
  sectionOf({
    ...section,
    findings: [
      ...section.findings,
      ...[...new Set(problems)]
        // The section about links has them with their pages and blocks.
        .filter((problem) => !isLostReference(problem))
        .map((problem) => warning('content-problem', 'content', problem)),
    ],
  })

async function examineOpened(opened: Opened, only: readonly SectionName[]): Promise<readonly Section[]> {
  const { config, problems } = opened
  if (!only.includes('system')) return readContent(opened, only, true)
  // Files tell when they are read which of them are broken; a system that is down need not be asked for all pages.
  if (!isRemote(config)) {
    const others = await readContent(opened, only, true)
    return [withProblems(await examineSystem(opened), problems), ...others]
  }
  const system = await examineSystem(opened)
  const others = await readContent(opened, only, system.facts.answers === true)
  return [withProblems(system, problems), ...others]
}

async function examineContent(config: Config, only: readonly SectionName[]): Promise<readonly Section[]> {
  if (only.every((name) => name === 'configuration')) return []
  const opened = await openForDoctor(config)
  try {
    return await examineOpened(opened, only)
  } finally {
    await opened.close()
  }
}

const inOrder = (sections: readonly Section[]): readonly Section[] =>
  sections.toSorted((one, other) => sectionNames.indexOf(one.name) - sectionNames.indexOf(other.name))

/** Examines the sections that are wanted. Wrong settings, and wrong files of the project folder, are findings. */
export async function examineAll({
  env,
  embeddedContent,
  only,
}: ExaminationOptions): Promise<ExaminationResult> {
  try {
    const config = readConfig(env, { embeddedContent, sources })
    const sections = await examineContent(config, only)
    const own = only.includes('configuration') ? [examineConfiguration(env, [])] : []
    return { sections: inOrder([...own, ...sections]), isConfigured: true }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { sections: [examineConfiguration(env, error.problems)], isConfigured: false }
  }
}
