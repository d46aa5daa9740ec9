/** Gives a home page its heading and its picture: those of its first block, as it has no title of its own. */
import type { PageHeadFields } from '../content/head/page-head.ts'
import type { Picture } from '../content/types.ts'
import { defined } from '../content/values/values.ts'
import { lowerHeadings, paragraphs } from './compose/markup.ts'
import type { Draft } from './draft.ts'
import { draftOf, figure, richText, small } from './draft.ts'
import { isOfExtension } from './extensions/extension-context.ts'
import type { HeroBlockProps } from './hero/hero.tsx'

/** An entry as its page shows it. */
export interface EntryDrafts {
  readonly head: PageHeadFields
  readonly drafts: readonly Draft[]
}

/** The picture of a head, with its caption. */
const pictureOf = ({ picture, pictureCaption: caption }: PageHeadFields): Picture | undefined =>
  picture && defined({ ...picture, caption })

/** A hero that also says what the head of the page says and the hero has a place for. */
function heroWith(hero: Draft, head: PageHeadFields): Draft {
  const { label, text, picture, variant } = hero.props as HeroBlockProps
  const more = defined({
    label: label ?? head.label,
    text: text ?? head.lead,
    picture: picture ?? pictureOf(head),
    // A hero of nothing but texts has no place for a picture.
    variant: head.picture && variant === 'page' ? ('split' as const) : variant,
  })
  return { ...hero, props: { ...hero.props, ...more } as Draft['props'] }
}

/** What the head of a page says that a hero does not: it stands below the hero. */
function belowHero(hero: Draft, { label, lead, picture, pictureCaption }: PageHeadFields): readonly Draft[] {
  const said = hero.props as HeroBlockProps
  const inHero = new Set([said.label, said.title, said.text].map((text) => text?.trim()))
  const texts = [label, lead].filter((text) => text !== undefined && !inHero.has(text.trim()))
  const above =
    texts.length > 0 ? [richText({ html: texts.map((text) => paragraphs(text ?? '')).join('') })] : []
  if (picture && picture.src !== said.picture?.src) return [...above, figure(picture, pictureCaption)]
  return picture || !pictureCaption ? above : [...above, small(pictureCaption)]
}

/**
 * Opens a home page that has a picture with a hero: the picture and its caption are beside the title. A hero
 * that opens the page takes what the head says; what it has no place for stands below it.
 */
export function withHero({ head, drafts }: EntryDrafts, title: string | undefined): EntryDrafts {
  const [first, ...others] = drafts
  if (first?.type === 'hero') {
    const hero = heroWith(first, head)
    return { head, drafts: [hero, ...belowHero(hero, head), ...others] }
  }
  const { lead: text, picture: _, label, pictureCaption: __, ...rest } = head
  const heading = head.title ?? title
  const picture = pictureOf(head)
  if (!picture || heading === undefined) return { head, drafts }
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
  if (!found || isOfExtension(found)) return { head, drafts }
  if (found.type === 'hero' || found.type === 'notice' || !('title' in found.props)) return { head, drafts }
  const { title, ...props } = found.props
  const end = drafts.findIndex((draft, index) => index > at && !draft.continues)
  const below = drafts.slice(at + 1, end < 0 ? undefined : end).map(raised)
  const set = [raised({ ...found, props } as Draft), ...below]
  return { head: defined({ ...head, title }), drafts: drafts.toSpliced(at, set.length, ...set) }
}
