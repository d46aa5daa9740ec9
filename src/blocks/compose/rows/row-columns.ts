/** Rows that are columns: each holds blocks of its own that fit in a card. */
import type { CardSummary } from '../../../components/card/card.tsx'
import { defined, textOf } from '../../../content/values/values.ts'
import { atLevel, type Draft, draftOf } from '../../draft.ts'
import { joinDrafts } from '../../join-drafts.ts'
import type { MediaTextProps } from '../../media-text/media-text.tsx'
import type { RichTextProps } from '../../rich-text/rich-text.tsx'
import { paragraphs } from '../markup.ts'
import { type RowList, titled } from './row-list.ts'

/** Maximum number of columns, and maximum characters of the markup of each. */
const [maxColumns, maxMarkup] = [4, 1200]

const isPicture = ({ type, props }: Draft): boolean =>
  type === 'media_text' && 'picture' in props && !('link' in props)

/** The parts of a card that a block shows; undefined for blocks that are no text or picture. */
function readCard(draft: Draft): CardSummary | undefined {
  if (draft.hasIds || (draft.type !== 'rich_text' && !isPicture(draft))) return undefined
  const { title, html, picture, caption } = draft.props as Partial<MediaTextProps & RichTextProps>
  const said = (caption ? paragraphs(caption) : '') + (html?.html ?? '')
  return defined({ title, picture, html: said === '' ? undefined : { html: said } })
}

/** Matches a title without markup in it at the start of a text. */
const openingTitle = /^<h([2-4])>([^<]+)<\/h\1>/

/** Takes the title at the start of the text as that of the card. */
function withTitle(card: CardSummary): CardSummary {
  const html = card.html?.html ?? ''
  const [whole = ''] = card.title === undefined ? (openingTitle.exec(html) ?? []) : []
  const title = whole === '' ? undefined : textOf({ html: whole })
  return title === undefined ? card : { ...card, title, html: { html: html.slice(whole.length) } }
}

/** The card of a column: a text, a picture with a text, or a picture above a text. */
function toCard(drafts: readonly Draft[]): CardSummary | undefined {
  const cards = joinDrafts(drafts).map(readCard)
  const [first, second, ...more] = cards
  if (!first || more.length > 0 || (cards.length === 2 && (!second || first.title || second.picture)))
    return undefined
  const html = (first.html?.html ?? '') + (second?.html?.html ?? '')
  if (html === '' || html.length > maxMarkup) return undefined
  return withTitle({ ...first, ...second, html: { html } })
}

/**
 * Columns side by side; undefined for rows that do not fit.
 * @param drafts the blocks of each row
 */
export function columns(
  drafts: readonly (readonly Draft[])[],
  { title, scope }: RowList,
): readonly Draft[] | undefined {
  if (drafts.length < 2 || drafts.length > maxColumns) return undefined
  const items = drafts.map(toCard).filter((card) => card !== undefined)
  if (items.length < drafts.length) return undefined
  return [atLevel(draftOf('cards', { ...titled(title), layout: 'panels', items }), scope)]
}
