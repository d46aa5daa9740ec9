import type { Logger } from 'pino'
import type { Languages } from '../../../src/i18n/languages.ts'
import type { MessagesOf } from '../../../src/i18n/load-messages.ts'
import { isReservedPath } from '../../../src/router/reserved-paths.ts'
import { fixedPathsWith, maxSegments } from '../../../src/routes.ts'
import type { CmsClient } from '../../cms/cms-client.ts'
import { createSource, openCmsClient } from '../../cms/create-source.ts'
import type { CallHooks } from '../../cms/http-client/call-hooks.ts'
import type { SharedResponses } from '../../cms/remote/resources/resource.ts'
import type { LocalizedLabels } from '../../cms/rich-text/context.ts'
import type { ContentSource } from '../../cms/source.ts'
import { sources } from '../../cms/sources.ts'
import type { Config } from '../../config/config.ts'
import type { FallbackOf } from '../../languages/fallback.ts'
import { createFallbackOf } from '../../languages/fallback.ts'
import { tableOfSites } from '../../languages/table-of-sites.ts'
import type { SiteMessages } from '../../messages/site-messages.ts'
import { openProject, type Project, withFiles } from '../../project/project.ts'
import { chooseLanguages } from './choose-languages.ts'
import { noteLanguages } from './note-languages.ts'
import { openSiteMessages } from './open-site-messages.ts'

/** The content that a configuration names, and what its project says of it. */
export interface OpenContent {
  readonly source: ContentSource
  readonly languages: Languages
  readonly project: Project
  /** The client for the content system, where one is configured. */
  readonly upstream: CmsClient | undefined
  readonly messages: SiteMessages
}

export interface ContentOptions {
  readonly config: Config
  readonly logger: Logger
  /** Whether to watch content files and the project folder for changes. */
  readonly watch: boolean
  /** Shares responses of the content system with other processes of the site. */
  readonly shared?: SharedResponses | undefined
  /** Path of the built code of the thread that parses large files. */
  readonly parseWorker?: string | undefined
  /** What others add to calls to the content system, and learn of them. */
  readonly hooks?: CallHooks | undefined
  /** Whether a wrong file of the project folder is an error. */
  readonly strict: boolean
}

/**
 * Opens content source and project folder.
 * @throws ConfigError when the content folder cannot be read, a setting does not fit the languages of the
 * site, and if `strict` when a file of the project folder is wrong
 */
export async function openContent(options: ContentOptions): Promise<OpenContent> {
  const { config, logger, watch, strict } = options
  const upstream = config.cms && (await openCmsClient(config, config.cms, logger, options.hooks))
  const project = await openProject({ dir: config.projectDir, logger, watch, strict })
  return openWithProject(options, upstream, project).catch(async (err: unknown) => {
    await project.close()
    throw err
  })
}

/**
 * Finds out which languages the site has, without opening its content.
 * @throws ConfigError when a setting or the project folder does not fit them
 */
export function readLanguages(config: Config, project: Project): Promise<Languages> {
  const kind = sources[config.source]
  const readContent = async () =>
    kind?.isRemote === false ? tableOfSites(await kind.sites(config)) : undefined
  return chooseLanguages({ config, site: project.site.get(), readContent })
}

async function openWithProject(
  options: ContentOptions,
  upstream: CmsClient | undefined,
  project: Project,
): Promise<OpenContent> {
  const { config, logger } = options
  const languages = await readLanguages(config, project)
  noteLanguages(project.site, logger)
  const { messages, files } = await openSiteMessages({ ...options, languages })
  const fallback = project.site.get().fallback
  const fallbackOf = fallback && createFallbackOf(fallback, languages)
  const parts = { languages, fallbackOf, messages }
  const source = await openSource(options, upstream, parts).catch(async (err: unknown) => {
    await files.close()
    throw err
  })
  return { source, languages, project: withFiles(project, files), upstream, messages }
}

/** What a source is opened with, besides the settings. */
interface SourceParts {
  readonly languages: Languages
  readonly fallbackOf: FallbackOf | undefined
  readonly messages: SiteMessages
}

function openSource(
  { config, logger, watch, shared, parseWorker }: ContentOptions,
  upstream: CmsClient | undefined,
  { languages, fallbackOf, messages }: SourceParts,
): Promise<ContentSource> {
  const ownAddresses = {
    ...{ fixed: fixedPathsWith(config.designSystem !== 'off'), isTaken: isReservedPath, maxSegments },
    searchPath: config.searchPath,
  }
  const labels = richTextLabels(languages, messages.of)
  return createSource(
    { config, languages, fallbackOf, logger, watch, shared, labels, ownAddresses, parseWorker },
    upstream,
  )
}

/** The labels that rich text of the content needs, in every language. */
const richTextLabels = ({ locales }: Languages, messages: MessagesOf): LocalizedLabels =>
  Object.fromEntries(
    locales.map((locale) => {
      const { 'block-table': table = '', 'rich-footnotes': footnotes = '' } = messages(locale)
      const { 'rich-footnote-back': footnoteBack = '', 'rich-new-tab': newTab = '' } = messages(locale)
      return [locale, { table, footnotes, footnoteBack, newTab }]
    }),
  )
