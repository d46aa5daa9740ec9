/** Examines the content of a site with what the site itself reads it with. */
import type { ContentRules } from '../../src/blocks/content-rules.ts'
import type { Languages } from '../../src/i18n/languages.ts'
import type { MessagesOf } from '../../src/i18n/load-messages.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import type { Menus } from '../menus/menus.ts'
import { examineProject } from './examine.ts'
import type { DoctorReport } from './report.ts'
import { findUnreadGlobals } from './unread-globals.ts'

interface SiteOptions {
  readonly content: ContentSource
  readonly languages: Languages
  readonly config: Config
  readonly rules: ContentRules
  readonly messages: MessagesOf
  readonly menus: Pick<Menus, 'load'>
}

/** Examines all pages of the site. Rejects never, as `examineProject`. */
export const examineSite = ({
  content,
  languages,
  config,
  rules,
  messages,
  menus,
}: SiteOptions): Promise<DoctorReport> =>
  examineProject({
    ...{ content, languages, rules },
    readMore: (locale) => messages(locale)['block-read-more'] ?? '',
    unreadGlobals: () => findUnreadGlobals({ content, languages, config, menus }),
  })
