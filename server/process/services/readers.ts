import type { Logger } from 'pino'
import type { Languages } from '../../../src/i18n/languages.ts'
import type { MessagesOf } from '../../../src/i18n/load-messages.ts'
import type { FaultLog } from '../../cms/fault-log.ts'
import type { ContentSource } from '../../cms/source.ts'
import type { Config } from '../../config/config.ts'
import type { ExtensionFaults } from '../../logging/extension-faults.ts'
import type { UnknownSets } from '../../logging/unknown-sets.ts'
import { noMenuSettings } from '../../menus/choose-menus.ts'
import { createMenus, type Menus } from '../../menus/menus.ts'
import { type BodyReader, createBodyReader } from '../../page-body/page-body.ts'
import type { Project } from '../../project/project.ts'

/** The one list of a site that names no hosts of frames. */
const noHosts: readonly string[] = []

/** Creates what reads menus and pages of a content source, by what the project says of them. */
export interface Readers {
  menus(content: ContentSource): Menus
  bodies(content: ContentSource): BodyReader
}

interface ReadersOptions {
  readonly config: Config
  readonly languages: Languages
  readonly logger: Logger
  readonly project: Project
  readonly messages: MessagesOf
  readonly unknownSets: UnknownSets
  readonly faults: FaultLog
  readonly extensionFaults: ExtensionFaults
  /** Whether sets that the site does not know are shown as boxes. */
  readonly marksUnknown: boolean
}

/** Creates the readers of a site: for its public content, and for content with drafts. */
export const createReaders = (options: ReadersOptions): Readers => {
  const { config, languages, logger, project, messages } = options
  const { unknownSets, faults, extensionFaults, marksUnknown } = options
  return {
    menus: (content) =>
      createMenus({
        ...{ content, languages, config, logger },
        settings: () => project.site.get().menus ?? noMenuSettings,
      }),
    bodies: (content) =>
      createBodyReader({
        ...{ content, languages, unknownSets, faults, logger, marksUnknown },
        rules: project.rules.get,
        frameHosts: () => project.site.get().embeds?.hosts ?? noHosts,
        readMore: (locale) => messages(locale)['block-read-more'] ?? '',
        extensionFailed: extensionFaults.report,
      }),
  }
}
