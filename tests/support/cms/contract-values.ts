/** Values of the test site, before any content system stores them. */
import type { Locale } from '../../../src/i18n/languages.ts'

/**
 * A site as its editors see it, before any content system stores it. In rich text and links `entry:molen` is
 * a page and `asset:img/kap.jpg` a file; each writer puts what its system stores or delivers in their place.
 */
export type Field =
  | string
  | number
  | boolean
  | { readonly kind: 'rich'; readonly markdown: string; readonly html: string }
  | { readonly kind: 'bard'; readonly parts: readonly (BardText | BlockSet)[] }
  | { readonly kind: 'asset'; readonly path: string }
  | { readonly kind: 'assets'; readonly paths: readonly string[] }
  | { readonly kind: 'entries'; readonly keys: readonly string[] }
  | { readonly kind: 'link'; readonly to: string }
  | { readonly kind: 'choice'; readonly value: string; readonly label: string }
  | { readonly kind: 'rows'; readonly rows: readonly Fields[] }
  | { readonly kind: 'sets'; readonly sets: readonly BlockSet[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

export interface Fields {
  readonly [handle: string]: Field
}

/**
 * Text between the sets of a Bard field: as ProseMirror nodes, and as the HTML that the system makes of them.
 */
export interface BardText {
  readonly nodes: readonly unknown[]
  readonly html: string
}

export interface BlockSet {
  readonly type: string
  /** False for a set that an editor switched off. */
  readonly enabled?: false
  readonly fields: Fields
}

export const rich = (markdown: string, html: string): Field => ({ kind: 'rich', markdown, html })
/** A paragraph without markup. */
export const plain = (text: string): Field => rich(`${text}\n`, `<p>${text}</p>\n`)
export const bard = (...parts: readonly (BardText | BlockSet)[]): Field => ({ kind: 'bard', parts })
export const asset = (path: string): Field => ({ kind: 'asset', path })
export const assets = (...paths: readonly string[]): Field => ({ kind: 'assets', paths })
export const entries = (...keys: readonly string[]): Field => ({ kind: 'entries', keys })
export const link = (to: string): Field => ({ kind: 'link', to })
export const choice = (value: string, label: string): Field => ({ kind: 'choice', value, label })
export const rows = (...all: readonly Fields[]): Field => ({ kind: 'rows', rows: all })
export const sets = (...all: readonly BlockSet[]): Field => ({ kind: 'sets', sets: all })
export const table = (...all: readonly (readonly string[])[]): Field => ({ kind: 'table', rows: all })
export const set = (type: string, fields: Fields = {}): BlockSet => ({ type, fields })

/**
 * One page or entry in one language. Fields that a translation does not name are those of the first language.
 */
export interface Text {
  /** Inside the site's address; `''` for home. */
  readonly slug: string
  /** The name that an editor gave to the file, where the system makes the slug of it. */
  readonly file?: string
  readonly title: string
  readonly fields?: Fields
  readonly body?: { readonly markdown: string; readonly html: string }
}

export interface Item {
  readonly key: string
  readonly texts: Readonly<Partial<Record<Locale, Text>>>
  readonly draft?: true
  /** `2026-01-05`, in dated collections. */
  readonly date?: string
  readonly template?: string
  /** `entry:key`, an address, `@child`, 404, or an address with a status. */
  readonly redirect?: string | number | { readonly url: string; readonly status: number }
  /** Handle of the collection whose entries live below this page. */
  readonly mount?: string
  readonly children?: readonly Item[]
}

export interface MenuNode {
  readonly title?: string
  readonly entry?: string
  readonly url?: string
  readonly children?: readonly MenuNode[]
}

export interface Asset {
  readonly path: string
  readonly alt?: string
  readonly width?: number
  readonly height?: number
  /** As it is stored: `20-30-1`. */
  readonly focus?: string
  readonly bytes: number
}

export interface FormFieldText {
  readonly handle: string
  readonly type: string
  readonly inputType?: string
  readonly display: string
  readonly required?: true
  readonly options?: Readonly<Record<string, string>>
}
