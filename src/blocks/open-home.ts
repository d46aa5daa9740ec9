/** Gives a home page its heading and its picture: those of its first block, as it has no title of its own. */
import type { PageHeadFields } from '../content/head/page-head.ts'
import { defined } from '../content/values.ts'
import { lowerHeadings, paragraphs } from './compose/markup.ts'
import type { Draft } from './draft.ts'
import { draftOf, richText, small } from './draft.ts'

/** An entry as its page shows it. */
export interface EntryDrafts {
  readonly head: PageHeadFields
  readonly drafts: readonly Draft[]
}

/** What of a head stands below a hero, which takes the place of the head. */
function belowHero({ label, lead, picture, pictureCaption }: PageHeadFields): readonly Draft[] {
  const texts = [label, lead].filter((text) => text !== undefined).map(paragraphs)
  const above = texts.length > 0 ? [richText({ html: texts.join('') })] : []
  const shown = defined({ picture, caption: pictureCaption, side: 'start' as const })
  if (!picture) return pictureCaption ? [...above, small(pictureCaption)] : above
  return [...above, draftOf('media_text', shown)]
}

/**
 * Opens a home page that has a picture with a hero: the picture and its caption are beside the title.
 * Where the first block is a hero, what else the head has to say stands below that.
 */
export function withHero({ head, drafts }: EntryDrafts, title: string | undefined): EntryDrafts {
  const [first, ...others] = drafts
  if (first?.type === 'hero') return { head, drafts: [first, ...belowHero(head), ...others] }
  const { lead: text, picture: bare, label, pictureCaption: caption, ...rest } = head
  const heading = head.title ?? title
  if (!bare || heading === undefined) return { head, drafts }
  const picture = defined({ ...bare, caption })
  const shown = { ...defined({ label, text, picture }), variant: 'split' as const, title: heading }
  return { head: rest, drafts: [draftOf('hero', { ...shown, buttons: [], legend: [] }), ...drafts] }
}

/** Whether a block shows pictures alone: a title may stand above them that was written below them. */
const isSilent = ({ type, props }: Draft): boolean =>
  type === 'gallery' || (type === 'media_text' && !('html' in props))

/** A block one level higher: the title that it stood below has become that of the page. */
function raised({ headingLevel, ...draft }: Draft): Draft {
  const level = headingLevel === 4 ? { headingLevel: 3 as const } : {}
  const html = 'html' in draft.props ? draft.props.html : undefined
  if (!html || /<h[12]/i.test(html.html)) return { ...draft, ...level }
  return { ...draft, ...level, props: { ...draft.props, html: lowerHeadings(html, -1) } as Draft['props'] }
}

/** Moves the title of the first block with texts, unless that is a hero, to the head of the page. */
export function withOwnTitle({ head, drafts }: EntryDrafts): EntryDrafts {
  const at = drafts.findIndex((draft) => !isSilent(draft) || 'title' in draft.props)
  const found = drafts[at]
  if (!found || found.type === 'hero' || found.type === 'notice' || !('title' in found.props))
    return { head, drafts }
  const { title, ...props } = found.props
  const end = drafts.findIndex((draft, index) => index > at && !draft.continues)
  const below = drafts.slice(at + 1, end < 0 ? undefined : end).map(raised)
  const set = [raised({ ...found, props } as Draft), ...below]
  return { head: defined({ ...head, title }), drafts: drafts.toSpliced(at, set.length, ...set) }
}
