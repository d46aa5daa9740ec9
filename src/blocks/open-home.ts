/** Gives a home page its heading and its picture: those of its first block, as it has no title of its own. */
import type { PageHeadFields } from '../content/head/page-head.ts'
import { defined } from '../content/values.ts'
import type { Draft } from './draft.ts'
import { draftOf } from './draft.ts'

/** An entry as its page shows it. */
export interface EntryDrafts {
  readonly head: PageHeadFields
  readonly drafts: readonly Draft[]
}

/** Opens a home page that has a picture without a caption with a hero: the picture is beside the title. */
export function withHero({ head, drafts }: EntryDrafts, title: string | undefined): EntryDrafts {
  const { lead: text, picture, label, ...rest } = head
  const heading = head.title ?? title
  if (!picture || rest.pictureCaption || heading === undefined || drafts[0]?.type === 'hero')
    return { head, drafts }
  const shown = { ...defined({ label, text, picture }), variant: 'split' as const, title: heading }
  return { head: rest, drafts: [draftOf('hero', { ...shown, buttons: [], legend: [] }), ...drafts] }
}

/** Whether a block shows pictures alone: a title may stand above them that was written below them. */
const isSilent = ({ type, props }: Draft): boolean =>
  type === 'gallery' || (type === 'media_text' && !('html' in props))

/** Moves the title of the first block with texts, unless that is a hero, to the head of the page. */
export function withOwnTitle({ head, drafts }: EntryDrafts): EntryDrafts {
  const at = drafts.findIndex((draft) => !isSilent(draft) || 'title' in draft.props)
  const found = drafts[at]
  if (!found || found.type === 'hero' || found.type === 'notice' || !('title' in found.props))
    return { head, drafts }
  const { title, ...props } = found.props
  return { head: defined({ ...head, title }), drafts: drafts.with(at, { ...found, props } as Draft) }
}
