/** Compares the values of one page with what the page shows. */
import type { ContentRules } from '../../src/blocks/content-rules.ts'
import type { ListableCollection } from '../../src/content/lists.ts'
import type { ContentPage, Values } from '../../src/content/types.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import type { ProjectInspection } from '../cms/inspection.ts'
import { createListFinder } from '../page-body/named-lists.ts'
import { type BodyReading, createReadContext, type Forms, readPage } from '../page-body/read-page.ts'
import { messageOf } from './report.ts'
import { createShownBy } from './shown-by.ts'
import type { CountedEntry, Tally } from './tally.ts'
import { createShownTexts, type ShownTexts } from './walk/shown-texts.ts'
import { walkEntry } from './walk/walk-entry.ts'

/** What values are counted with. */
export interface Counting {
  readonly languages: Languages
  readonly rules: ContentRules
  /** The text of links that have none of their own. */
  readonly readMore: (locale: Locale) => string | undefined
  readonly tally: Tally
  readonly inspection: ProjectInspection | undefined
  /** Ids of entries without a page whose fields are among the values of another. */
  readonly entered: Set<string>
  /** The texts of the first page that lists an entry without a page, by the id of the entry. */
  readonly listedOn: Map<string, ShownTexts>
}

/** What the pages of a language are read with. */
export interface LanguageContent {
  readonly forms: Forms
  readonly collections: readonly ListableCollection[]
}

/** Counts the values of a page, and notes which entries without a page it shows. */
export function examinePage(counting: Counting, page: ContentPage, language: LanguageContent): BodyReading {
  const { rules, readMore, tally, inspection, entered } = counting
  const { reading, blocksBySet, listed } = readTraced(counting, page, language)
  const { head, blocks } = reading.body
  const shown = createShownTexts([page.title, head], blocks)
  const entry: CountedEntry = {
    ...{ collection: page.collection, key: page.key, page: page.path },
    entry: inspection?.fileOf(page.id) ?? page.id,
  }
  const shownBy = createShownBy(blocksBySet, rules)
  tally.countPage(page.collection)
  const walked = walkEntry(page.fields, {
    context: createReadContext(page, { forms: language.forms, rules, readMore }),
    collection: page.collection,
    shown,
    entered: (id) => void entered.add(id),
  })
  for (const finding of walked) tally.add(entry, finding, shownBy)
  noteListed(listed, shown, counting)
  return reading
}

/** Reads a page, with the blocks that show each set, and the entries without a page that it may list. */
function readTraced(
  { languages, rules, readMore, tally }: Counting,
  page: ContentPage,
  { forms, collections }: LanguageContent,
) {
  const blocksBySet = new Map<Values, readonly string[]>()
  const listed: Values[] = []
  const find = createListFinder(page, collections)
  const reading = readPage(page, {
    ...{ languages, forms, rules, readMore },
    lists(names) {
      const found = find(names)
      if (found && 'rows' in found) listed.push(...found.rows)
      return found
    },
    extensionFailed: (name, error) =>
      tally.fail({ where: page.path, message: `The extension ${name} failed: ${messageOf(error)}` }),
    trace(set, blocks) {
      const types = blocks.map(({ type }) => type)
      blocksBySet.set(set, types)
    },
  })
  return { reading, blocksBySet, listed }
}

/** Notes the entries that a page lists, by their titles: a list may show only the first ones. */
function noteListed(rows: readonly Values[], shown: ShownTexts, { listedOn }: Counting): void {
  for (const { id, title } of rows) {
    if (typeof id !== 'string' || typeof title !== 'string' || listedOn.has(id)) continue
    if (shown.text(title) !== undefined) listedOn.set(id, shown)
  }
}
