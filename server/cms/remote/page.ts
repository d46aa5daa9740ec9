import type { ContentPage, Values } from '../../../src/content/types.ts'
import { pageFacts } from '../model/pages/page-facts.ts'
import { createUnresolved } from '../model/unresolved.ts'
import { asText } from '../model/values.ts'
import { createTextsAhead } from '../rich-text/read-ahead.ts'
import { createHtmlSanitizer } from '../rich-text/rich-text.ts'
import type { RemoteEntry } from './adapter.ts'
import { createContext } from './context.ts'
import { limitMatches, type RedirectMatcher } from './redirects/redirect-href.ts'
import { readFields } from './values/read-values.ts'
import type { RemoteView } from './view.ts'

/**
 * The fields without `date` when the entry is in a dated collection: there `date` is the date of the entry
 * and no field of its own.
 */
const ownFields = ({ date: own, ...rest }: Values, { date }: RemoteEntry): Values =>
  date === undefined && own !== undefined ? { ...rest, date: own } : rest

/** An entry, with its fields and the redirect rules for its links. */
interface PageParts {
  readonly entry: RemoteEntry
  /** Our path of the page, decoded. */
  readonly path: string
  /** The fields as the adapter delivered them. */
  readonly fields: Values
  /** Whether a redirect rule exists for an address. */
  readonly isRedirected: RedirectMatcher
}

/** A page, and what is to be awaited before it is read: its long texts are sanitized in turns. */
export interface BuiltPage {
  readonly page: ContentPage
  readonly prepare: () => Promise<void>
}

/** Builds the page of an entry, with its fields resolved. */
export function buildPage(view: RemoteView, { entry, path, fields, isRedirected }: PageParts): BuiltPage {
  const unresolved = createUnresolved()
  const context = createContext(view, {
    lost: unresolved.add,
    ...{ path, locale: entry.fallback ?? view.locale, collection: entry.collection },
    isRedirected: limitMatches(isRedirected),
  })
  const facts = pageFacts(view, entry, path)
  const title = asText(fields.title) ?? facts.title
  const { blueprint, template } = entry
  const read = { ...readFields(ownFields(fields, entry), view, context), title, slug: entry.slug }
  const ahead = createTextsAhead(read, context)
  const page = {
    ...facts,
    ...{ title, blueprint, template },
    fields: read,
    texts: () => createHtmlSanitizer({ ...context, sanitized: ahead.find }),
    unresolved: unresolved.list,
  }
  return { page, prepare: ahead.prepare }
}
