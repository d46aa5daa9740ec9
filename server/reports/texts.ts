/** Finds the texts of the interface that a language lacks. */
import type { Locale } from '../../src/i18n/languages.ts'
import type { ContentSource } from '../cms/source.ts'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { Tally } from './tally.ts'

interface TextOptions {
  readonly content: Pick<ContentSource, 'translations'>
  readonly locales: readonly Locale[]
  readonly messages: Pick<SiteMessages, 'gaps'>
  readonly tally: Tally
}

/** Adds the texts that a language lacks: of those that the site brings, and of those that editors wrote. */
export async function findMissingTexts({ content, locales, messages, tally }: TextOptions): Promise<void> {
  const written = new Map<string, Set<string>>()
  for (const locale of locales) {
    const entries = await content.translations(locale)
    written.set(locale, new Set(entries.flatMap(({ slug, trans }) => (trans.trim() === '' ? [] : slug))))
  }
  const slugs = new Set([...written.values()].flatMap((own) => [...own]))
  for (const locale of locales) {
    const own = written.get(locale) ?? new Set()
    const { keys, missing } = messages.gaps(locale)
    const lacking = new Set(missing)
    const builtIn = new Set(keys.filter((key) => !lacking.has(key)))
    const add = (subject: string, isThere: boolean, detail: string) => {
      tally.cover('texts', locale, isThere)
      if (!isThere) tally.add('texts', { kind: 'missing', locales: [locale], subject, detail })
    }
    for (const key of keys)
      if (!slugs.has(key))
        add(key, !lacking.has(key), 'a text of the interface, which another language stands in for')
    for (const slug of slugs)
      add(slug, own.has(slug) || builtIn.has(slug), 'a translation that another language has')
  }
}
