import type { Logger } from 'pino'
import type { Languages } from '../../../src/i18n/languages.ts'
import type { Config } from '../../config/config.ts'
import { loadBuiltInTexts } from '../../messages/built-in-texts.ts'
import { createSiteMessages, type SiteMessages } from '../../messages/site-messages.ts'
import { type OwnMessages, openMessages } from '../../project/messages-file/open-messages.ts'

interface SiteMessagesOptions {
  readonly config: Pick<Config, 'projectDir'>
  readonly languages: Languages
  readonly logger: Pick<Logger, 'error' | 'warn' | 'info'>
  readonly watch: boolean
  readonly strict: boolean
}

/**
 * Opens the texts of the interface: those that the site brings, and the project's own.
 * @throws ConfigError when a file of the project is wrong, if `strict`
 */
export async function openSiteMessages(
  options: SiteMessagesOptions,
): Promise<{ readonly messages: SiteMessages; readonly files: OwnMessages }> {
  const { config, languages, logger } = options
  const builtIn = await loadBuiltInTexts(languages)
  const files = await openMessages({ ...options, dir: config.projectDir, known: builtIn.complete })
  const messages = createSiteMessages({ languages, builtIn, own: files.of, logger })
  // Gaps are told at the start, not when the first visitor meets them.
  for (const locale of languages.locales) messages.of(locale)
  return { messages, files }
}

/** The texts of a site without a project. */
export const builtInMessages = async (
  languages: Languages,
  logger: Pick<Logger, 'warn'>,
): Promise<SiteMessages> =>
  createSiteMessages({ languages, builtIn: await loadBuiltInTexts(languages), own: () => none, logger })

const none = {}
