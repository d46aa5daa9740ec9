import { textOfMarkup } from '../../src/content/markup.ts'
import { tocOf } from '../../src/content/read-blocks.ts'
import type { PageOutline } from '../../src/content/types.ts'
import { matchRoute } from '../../src/router/match.ts'
import { textsIn } from '../block-texts.ts'
import type { Body } from '../bodies.ts'
import type { Deps } from '../deps.ts'
import { encodePath } from '../target.ts'
import type { SearchDocument } from './search-index.ts'

/** Characters of one page that can be found. */
const maxPageText = 20_000

/** Invisible characters inside words, such as soft hyphens, and all kinds of space. */
const invisible = /\p{Cf}+/gu
const spaces = /\s+/g
const inLine = (text: string): string => text.replace(invisible, '').replace(spaces, ' ').trim()

/** What an outline says of a page; undefined for one that its editor keeps out of search. */
export function outlined({ summary, indexing }: PageOutline): SearchDocument | undefined {
  if (indexing.noindex || !indexing.sitemap.listed) return undefined
  const { path, title, text = '', date } = summary
  return {
    path,
    title: inLine(title),
    summary: inLine(text),
    headings: '',
    text: '',
    trail: [],
    ...(date && { date }),
  }
}

/** Markup is cut before it is read: no page's tags are this many times as long as its text. */
const markupPerText = 8

/** What a page's lead and blocks say, in one line. */
export function textOfBody({ head, blocks }: Pick<Body, 'head' | 'blocks'>): string {
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

/** The same document with all that its page says; as it is where the page is not there. Rejects when it cannot be had. */
export async function readPage(
  { content, bodies }: Pick<Deps, 'content' | 'bodies'>,
  document: SearchDocument,
): Promise<SearchDocument> {
  const match = matchRoute(encodePath(document.path))
  const answer = match && (await content.page(match.locale, match.path))
  if (answer?.kind !== 'page') return document
  const { page } = answer
  const body = await bodies(page)
  const headings = tocOf(body.blocks).map(({ text }) => text)
  return {
    ...document,
    headings: inLine(headings.join(' ')),
    text: textOfBody(body),
    trail: page.ancestors.map(({ title }) => title),
    ...(page.date && { date: page.date }),
  }
}
