/** Collects a report: the one place that knows all its parts. */
import type { ContentRules } from '../../src/blocks/content-rules.ts'
import type { Languages } from '../../src/i18n/languages.ts'
import type { Redirects } from '../cms/redirects/redirects.ts'
import type { SiteLanguagesReader } from '../cms/site-languages.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import type { SiteMessages } from '../messages/site-messages.ts'
import { menuLinks } from './menus.ts'
import type { MissedAddress } from './not-found/missed-addresses.ts'
import { createSuggestions } from './not-found/suggest.ts'
import { examineLink, examinePages } from './pages/examine-pages.ts'
import { messageOf } from './pages/read-pages.ts'
import { findRedirectFaults } from './redirects.ts'
import type { Report } from './report.ts'
import { createTally } from './tally.ts'
import { createTargetCheck } from './targets.ts'
import { findMissingTexts } from './texts.ts'

/** What a report is collected from. */
export interface CollectOptions {
  readonly content: ContentSource
  readonly languages: Languages
  readonly config: Pick<Config, 'siteUrl' | 'designSystem' | 'searchPath'>
  readonly rules: ContentRules
  readonly messages: Pick<SiteMessages, 'gaps'>
  readonly redirects: Pick<Redirects, 'find' | 'rules'>
  readonly siteLanguages: Pick<SiteLanguagesReader, 'get'>
  /** Addresses that were asked for in vain, the most frequent first. */
  readonly missed?: readonly MissedAddress[]
  /** Awaited between small steps of the work: lets others have their turn, and rejects to give up. */
  readonly step: () => Promise<void>
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Collects a report. A part that cannot be read is a finding; rejects only when `step` does. */
export async function collectReport(options: CollectOptions): Promise<Report> {
  const { content, languages, messages, redirects, missed = [], step, now } = options
  const tally = createTally()
  const check = createTargetCheck(options)
  const suggestions = createSuggestions(languages, missed)

  /** Does a part of the work; where it fails, that is a finding. */
  async function attempt(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      await step()
      tally.add('unreadable', { kind: 'part', locales: [], subject: what, detail: messageOf(error) })
    }
  }

  const { pages } = await options.siteLanguages.get()
  const locales = languages.locales.filter((locale) => pages.has(locale))
  await attempt('Texts', () => findMissingTexts({ content, locales, messages, tally }))
  await attempt('Pages', () => examinePages({ ...options, locales, check, tally, seen: suggestions.see }))
  for (const locale of locales) {
    await attempt(`Menus (${locale})`, async () => {
      for await (const link of menuLinks(content, locale)) await examineLink({ check, tally }, locale, link)
    })
    await attempt(`Redirects (${locale})`, () =>
      findRedirectFaults({ content, languages, redirects, check, tally, step }, locale),
    )
  }
  for (const { path, count } of missed) {
    // It may be there by now.
    if ((await check(path)) === 'there') continue
    tally.add('not-found', {
      ...{ kind: 'missing', locales: [], subject: path, count, suggestion: suggestions.best(path) },
    })
  }
  return {
    ...{ source: content.name, madeAt: new Date(now).toISOString() },
    ...{ coverage: tally.coverage(locales), sections: tally.sections() },
  }
}
