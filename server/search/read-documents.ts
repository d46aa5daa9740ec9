import { textOfMarkup } from '../../src/content/markup.ts'
import { tocOf } from '../../src/content/read-blocks.ts'
import type { PageOutline } from '../../src/content/types.ts'
import { matchRoute } from '../../src/router/match.ts'
import type { ContentSource } from '../cms/source.ts'
import { encodePath } from '../http/canonical-path.ts'
import { textsIn } from '../page-body/block-texts.ts'
import type { BodyReader, PageBody } from '../page-body/page-body.ts'
import type { SearchDocument } from './search-document.ts'

/** Characters of one page that can be found, and of its title, its summary and its headings. */
const maxPageText = 20_000
const maxLine = 500

/** Invisible characters inside words, such as soft hyphens, and all kinds of space. */
const invisible = /\p{Cf}+/gu
const spaces = /\s+/g
const inLine = (text: string): string => text.replace(invisible, '').replace(spaces, ' ').trim()

const lineOf = (text: string): string => inLine(text.slice(0, maxLine * 2)).slice(0, maxLine)

/** What an outline says of a page; undefined for one that its editor keeps out of search. */
export function documentOf({ summary, indexing }: PageOutline): SearchDocument | undefined {
  if (indexing.noindex || !indexing.sitemap.listed) return undefined
  const { path, title, text = '', date } = summary
  return {
    path,
    title: lineOf(title),
    summary: lineOf(text),
    headings: '',
    text: '',
    trail: [],
    ...(date && { date }),
  }
}

/** Markup is cut before it is read: no page's tags are this many times as long as its text. */
const markupPerText = 8

/** What a page's lead and blocks say, in one line. */
export function textOfBody({ head, blocks }: Pick<PageBody, 'head' | 'blocks'>): string {
  const texts: string[] = []
  let room = maxPageText
  for (const { text, isMarkup } of textsIn([head.lead, ...blocks.map(({ props }) => props)])) {
    if (room <= 0) break
    const raw = text.slice(0, room * markupPerText)
    const read = inLine(isMarkup ? textOfMarkup(raw) : raw).slice(0, room)
    if (read !== '') texts.push(read)
    room -= read.length + 1
  }
  return texts.join(' ')
}

/**
 * The same document with all that its page says; undefined where the address is no page. Rejects when it
 * cannot be had.
 */
export async function readDocument(
  { content, bodies }: { readonly content: Pick<ContentSource, 'page'>; readonly bodies: BodyReader },
  document: SearchDocument,
): Promise<SearchDocument | undefined> {
  const match = matchRoute(encodePath(document.path))
  const answer = match && (await content.page(match.locale, match.path))
  if (answer?.kind !== 'page') return undefined
  const { page } = answer
  const body = await bodies(page)
  const headings = tocOf(body.blocks).map(({ text }) => text)
  return {
    ...document,
    headings: inLine(headings.join(' ')).slice(0, maxLine * 4),
    text: textOfBody(body),
    trail: page.ancestors.map(({ title }) => lineOf(title)),
    ...(page.date && { date: page.date }),
  }
}
