import type { Block } from '../../src/blocks/block-types.ts'
import { tocOf } from '../../src/blocks/read-blocks.ts'
import { textOfMarkup } from '../../src/content/markup.ts'
import type { PageOutline } from '../../src/content/types.ts'
import type { Languages } from '../../src/i18n/languages.ts'
import { routingOf } from '../../src/router/match.ts'
import type { ContentSource } from '../cms/source.ts'
import { encodePath } from '../http/canonical-path.ts'
import { textsIn } from '../page-body/block-texts.ts'
import type { BodyReader } from '../page-body/page-body.ts'
import type { PageBody } from '../page-body/read-page.ts'
import { termKey } from './facets/labels.ts'
import type { SearchDocument, TextSection } from './search-document.ts'

/** Maximum length of the indexed text of a page, in characters. */
const maxPageText = 20_000
/** Maximum length of an indexed title or summary, in characters; a fourth of that of the headings. */
const maxLine = 500

/** Invisible characters inside words, such as soft hyphens. */
const invisible = /\p{Cf}+/gu
const spaces = /\s+/g
/** A text in one line, without invisible characters. */
const inLine = (text: string): string => text.replace(invisible, '').replace(spaces, ' ').trim()

const lineOf = (text: string): string => inLine(text.slice(0, maxLine * 2)).slice(0, maxLine)

/**
 * The document of a page, with the data of its outline but without its text; undefined for a page that its
 * editor excluded from search engines or from the sitemap.
 */
export function documentOf({
  summary,
  collection,
  terms,
  indexing,
}: PageOutline): SearchDocument | undefined {
  if (indexing.noindex || !indexing.sitemap.listed) return undefined
  const { path, title, text = '', date } = summary
  return {
    path,
    title: lineOf(title),
    summary: lineOf(text),
    headings: '',
    text: '',
    sections: [],
    trail: [],
    collection,
    terms: [...new Set(terms.map(termKey))],
    mounts: [],
    ...(date && { date }),
  }
}

/** Maximum characters of markup that are read per character of text: more than the markup of any page has. */
const markupPerText = 8

/** The ends of elements that stand in lines of their own. */
const blockEnd = /<\/(?:p|h[1-6]|li|dt|dd|td|th|pre|blockquote|figcaption|summary|caption)>/i

/** The text of a page, and the sections that it consists of. */
type BodyText = Pick<SearchDocument, 'text' | 'sections'>

/** The sections of a block whose text stands in a page's text from a place on, where their headings are. */
function sectionsIn(block: Block, text: string, from: number): readonly TextSection[] {
  let at = from
  return tocOf([block]).flatMap(({ id, text: heading }) => {
    const title = inLine(heading)
    const found = title === '' ? -1 : text.indexOf(title, at)
    if (found < 0) return []
    at = found + title.length
    return [{ id, title, at: found }]
  })
}

/** The texts of a page's lead and blocks, and the paragraphs of rich text, each in one line. */
export function textOfBody({ head, blocks }: Pick<PageBody, 'head' | 'blocks'>): BodyText {
  let text = ''
  const add = (value: unknown) => {
    for (const { text: raw, isMarkup } of textsIn(value)) {
      const room = maxPageText - text.length - 1
      if (room <= 0) return
      const part = raw.slice(0, room * markupPerText)
      const lines = isMarkup ? part.split(blockEnd).map(textOfMarkup) : [part]
      const read = lines.map(inLine).filter(Boolean).join('\n').slice(0, room)
      if (read !== '') text += (text === '' ? '' : '\n') + read
    }
  }
  add(head.lead)
  const sections = blocks.flatMap((block) => {
    const from = text.length
    add(block.props)
    return sectionsIn(block, text, from)
  })
  return { text, sections }
}

/** What the page of a document is read with. */
interface DocumentDeps {
  readonly content: Pick<ContentSource, 'page'>
  readonly bodies: BodyReader
  readonly languages: Languages
}

/**
 * Adds headings, text and ancestors of its page to the document of an outline; undefined where there is no
 * page. Rejects when the page fails to load.
 */
export async function readDocument(
  { content, bodies, languages }: DocumentDeps,
  document: SearchDocument,
): Promise<SearchDocument | undefined> {
  const match = routingOf(languages).match(encodePath(document.path))
  const found = match && (await content.page(match.locale, match.path))
  if (found?.kind !== 'page') return undefined
  const { page } = found
  const body = await bodies(page)
  const headings = tocOf(body.blocks).map(({ text }) => text)
  return {
    ...document,
    headings: inLine(headings.join(' ')).slice(0, maxLine * 4),
    ...textOfBody(body),
    mounts: page.mounts,
    trail: page.ancestors.map(({ title }) => lineOf(title)),
    ...(page.date && { date: page.date }),
  }
}
