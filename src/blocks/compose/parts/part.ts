/** The parts that the fields of a set or an entry consist of: what each value is, whatever its field is called. */

import type { FieldSchema } from '../../../content/kinds/field-schema.ts'
import type { FileLink, Html, Picture, Summary, Value, Values } from '../../../content/types.ts'
import type { Cell } from '../../../content/values/cells.ts'

/** A link with its text, where it has one. */
export interface PartLink {
  readonly href: string
  readonly label?: string | undefined
}

/** How the first of some links looks that are buttons; the others are secondary. */
export type ButtonLook = 'primary' | 'secondary'

/** What a value is. Texts are plain unless they are `Html`. */
export type PartContent =
  /** The title of the set. */
  | { readonly kind: 'heading'; readonly text: string }
  /** A few words above or below the title. */
  | { readonly kind: 'label'; readonly text: string }
  /** Sentences. */
  | { readonly kind: 'text'; readonly text: string }
  /** A few words that may be a title, a fact or a sentence: the other parts decide. */
  | { readonly kind: 'short'; readonly text: string }
  /** A number with its unit, a date, or terms: shown with the name of its field. */
  | { readonly kind: 'fact'; readonly text: string; readonly html?: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'unit'; readonly text: string }
  | { readonly kind: 'html'; readonly html: Html }
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'author'; readonly text: string }
  | { readonly kind: 'personRole'; readonly text: string }
  | { readonly kind: 'caption'; readonly text: string }
  | { readonly kind: 'credit'; readonly text: string }
  | { readonly kind: 'alt'; readonly text: string }
  | { readonly kind: 'linkLabel'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'links'; readonly links: readonly PartLink[]; readonly button?: ButtonLook }
  | {
      readonly kind: 'pictures'
      readonly pictures: readonly Picture[]
      /** Whether the set that they stand in says something of them. */
      readonly isCaptioned?: boolean
    }
  | { readonly kind: 'files'; readonly files: readonly FileLink[] }
  | { readonly kind: 'video'; readonly url: string }
  | { readonly kind: 'code'; readonly code: string; readonly language?: string | undefined }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Pages, as links or cards. */
  | { readonly kind: 'entries'; readonly entries: readonly Summary[] }
  | { readonly kind: 'form'; readonly form: string }
  /** Rows with the same fields, or entries without a page of their own. */
  | {
      readonly kind: 'rows'
      readonly rows: readonly Values[]
      readonly fields?: readonly FieldSchema[] | undefined
    }
  /** Sets, each with its type. */
  | {
      readonly kind: 'sets'
      readonly sets: readonly Value[]
      readonly schemas?: ReadonlyMap<string, readonly FieldSchema[]> | undefined
    }
  /** Fields of their own, in an object. */
  | { readonly kind: 'group'; readonly values: Values; readonly fields?: readonly FieldSchema[] | undefined }

/** A part, with the name of its field. */
export type Part = PartContent & {
  readonly handle: string
  /** The name that editors see; absent where only the handle is known. */
  readonly display?: string | undefined
}

/** The kinds of parts. */
export type PartKind = Part['kind']

/** The parts of one kind. */
export type PartOf<K extends PartKind> = Part & { readonly kind: K }

/**
 * The kinds of parts that are left when those that belong together have been joined: a caption is then part of
 * its picture, or a text where there is none.
 */
export type JoinedKind = Exclude<PartKind, 'alt' | 'caption' | 'credit' | 'link' | 'linkLabel' | 'unit'>

/** A part after parts that belong together have been joined. */
export type JoinedPart = PartOf<JoinedKind>

/** Whether a part is of one of some kinds. */
export const isPart =
  <K extends PartKind>(...kinds: readonly K[]) =>
  (part: Part): part is PartOf<K> =>
    (kinds as readonly PartKind[]).includes(part.kind)

/** Names a field for visitors: as editors see it, else by its handle. */
export const nameOf = ({ display, handle }: Part): string => {
  if (display) return display
  const words = handle
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
