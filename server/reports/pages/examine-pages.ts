/** Examines all pages: what their languages lack, and what on them leads nowhere. */
import type { PageOutline } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import { getOrAdd } from '../../cms/model/values.ts'
import type { Finding } from '../report.ts'
import type { Tally } from '../tally.ts'
import type { CheckTarget } from '../targets.ts'
import { compareLanguages } from './compare-languages.ts'
import { linksIn, type PlacedLink } from './links.ts'
import { factsOf, type PageFacts } from './page-facts.ts'
import { picturesIn } from './pictures.ts'
import { messageOf, type PageReading, type PageSource, readPages } from './read-pages.ts'

interface ExamineOptions extends Omit<PageSource, 'failed'> {
  /** The languages that the content has. */
  readonly locales: readonly Locale[]
  readonly check: CheckTarget
  readonly tally: Tally
  /** Called with the path of each page. */
  readonly seen: (path: string) => void
}

const statesInWords = {
  missing: 'there is nothing at this address',
  gone: 'the content at this address is gone',
  malformed: 'that is no address',
} as const

/** Adds a link where it leads nowhere; @param page path of its page */
export async function examineLink(
  { check, tally }: Pick<ExamineOptions, 'check' | 'tally'>,
  locale: Locale,
  { place, address }: PlacedLink,
  page?: string,
): Promise<void> {
  const state = await check(address)
  if (state === 'there') return
  const detail = statesInWords[state]
  tally.add('links', { kind: state, locales: [locale], page, place, subject: address, detail })
}

/** Adds what is found on a page. */
async function examinePage(options: ExamineOptions, locale: Locale, reading: PageReading): Promise<void> {
  const { tally } = options
  const { page, body, lost, unknown } = reading
  const finding = { locales: [locale], page: page.path }
  for (const link of linksIn(body)) await examineLink(options, locale, link, page.path)
  for (const { what, set } of lost)
    tally.add('links', {
      ...finding,
      kind: 'lost reference',
      place: set,
      subject: what,
      detail: 'it is not there',
    })
  for (const set of new Set(unknown))
    tally.add('blocks', {
      ...finding,
      kind: 'unknown',
      place: set,
      subject: set,
      detail: 'no block shows this set',
    })
}

/** Adds pictures without a description, each once. @param known those of the language that were met before */
function examinePictures(
  { page, body }: PageReading,
  locale: Locale,
  tally: Tally,
  known: Set<string>,
): void {
  for (const { src, alt } of picturesIn([body.head, body.blocks])) {
    if (known.has(src)) continue
    known.add(src)
    tally.cover('alt-texts', locale, alt.trim() !== '')
    const finding: Finding = { kind: 'missing', locales: [locale], page: page.path, subject: src }
    if (alt.trim() === '') tally.add('alt-texts', { ...finding, detail: 'no alternative text' }, src)
  }
}

/** Adds the languages that a page is not translated into, at the first language that has it. */
function examineTranslations(
  { locales, tally }: ExamineOptions,
  locale: Locale,
  { summary, alternates }: PageOutline,
): void {
  const having = locales.filter((each) => each === locale || alternates[each] !== undefined)
  if (having[0] !== locale) return
  for (const other of locales) {
    const isThere = having.includes(other)
    tally.cover('pages', other, isThere)
    if (isThere) continue
    const finding = { kind: 'missing', locales: [other], page: summary.path, subject: summary.title }
    tally.add('pages', { ...finding, detail: having.join(', ') }, summary.path)
  }
}

/** Pages by their paths in the first language that has them. */
type PageGroups = Map<string, Map<Locale, PageFacts>>

/** Examines the pages of a language, and notes what is compared with those of others. */
async function examineLanguage(options: PageSource & ExamineOptions, locale: Locale, groups: PageGroups) {
  const { languages, locales, tally } = options
  const pictures = new Set<string>()
  const home = languages.withPrefix(locale, '/')
  for await (const { outline, reading } of readPages(options, locale)) {
    const { summary, alternates } = outline
    options.seen(summary.path)
    examineTranslations(options, locale, outline)
    if (!reading) continue
    await examinePage(options, locale, reading)
    examinePictures(reading, locale, tally, pictures)
    const first = locales.map((each) => alternates[each]).find((path) => path !== undefined)
    const facts = factsOf(reading.page, reading.body.seo, home)
    getOrAdd(groups, first ?? summary.path, () => new Map<Locale, PageFacts>()).set(locale, facts)
  }
}

/** Examines the pages of all languages. What cannot be read is a finding; rejects only when `step` does. */
export async function examinePages(options: ExamineOptions): Promise<void> {
  const { locales, tally, step } = options
  const groups: PageGroups = new Map()
  const failed = (what: string, error: unknown) =>
    tally.add('unreadable', { kind: 'content', locales: [], subject: what, detail: messageOf(error) })
  for (const locale of locales)
    try {
      await examineLanguage({ ...options, failed }, locale, groups)
    } catch (error) {
      await step()
      failed(`Pages (${locale})`, error)
    }
  for (const group of groups.values()) {
    compareLanguages(group, tally)
    await step()
  }
}
