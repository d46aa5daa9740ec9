/** The page of a component as data: its examples, states, drawing, advice and tables, and its texts. */
import type { ReactNode } from 'react'
import type { ComponentExamples } from '../examples/component-examples.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Translate } from '../i18n/translate.ts'
import type { showcases } from '../routes.ts'

/** A text that is shown in all languages at once, to compare them; absent where nobody has written it. */
export type Localized = { readonly en: string } & Readonly<Partial<Record<Locale, string>>>

type Texts = Readonly<Record<string, string>>

/**
 * All that the page of one component says in one language, beside what every such page says
 * (`src/showcase/words`). One locale file each; Dutch is the reference, the others are typed as
 * `SameTexts<typeof nl>`.
 */
export interface ShowcaseTexts {
  /** By example: its caption, and when to use it. */
  readonly examples: Readonly<Record<string, { readonly name: string; readonly text?: string }>>
  /** What the state matrix shows, and its rows. */
  readonly states: { readonly intro: string; readonly rows: Texts }
  /** The numbered parts of the drawing, in order. */
  readonly anatomy: readonly string[]
  readonly use: { readonly when: readonly string[]; readonly whenNot: readonly string[] }
  /** By pair: why the one is good and the other is not. */
  readonly advice: Readonly<Record<string, { readonly do: string; readonly dont: string }>>
  readonly responsive: readonly string[]
  /** By row of the keyboard table: what happens. */
  readonly keyboard: Texts
  /** By row of the table of roles and attributes: what it is for. */
  readonly roles: Texts
  readonly writing: readonly { readonly rule: string; readonly good: string; readonly bad: string }[]
  /** By property, `variant` or, where two components differ, `Button.variant`. */
  readonly properties: Texts
  readonly withoutScript: readonly string[]
  /** By version. */
  readonly changes: Texts
  /** Words inside the examples. */
  readonly words: Texts
}

/** The same texts in another language: exactly these keys. */
export type SameTexts<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly SameTexts<Item>[]
    : { readonly [Key in keyof T]: SameTexts<T[Key]> }

/** States that a component can be in, in the order of the columns of a matrix. */
export const stateNames = [
  'rest',
  'hover',
  'focus',
  'active',
  'current',
  'open',
  'filled',
  'readonly',
  'disabled',
  'busy',
  'success',
  'error',
  'empty',
] as const
export type StateName = (typeof stateNames)[number]

type KeyOf<T> = keyof T & string

export interface StateRow<T extends ShowcaseTexts = ShowcaseTexts> {
  readonly id: KeyOf<T['states']['rows']>
  /** The panel that it stands on. */
  readonly surface?: 'inverse'
  /** Null where the row has no such state. */
  render(state: StateName, words: T['words'], t: Translate): ReactNode
}

export interface Advice<T extends ShowcaseTexts = ShowcaseTexts> {
  readonly id: KeyOf<T['advice']>
  do(words: T['words'], t: Translate): ReactNode
  dont(words: T['words'], t: Translate): ReactNode
}

/** One component of the design system as data: its page, its tests and its examples are made of it. */
export interface Showcase<T extends ShowcaseTexts = ShowcaseTexts>
  extends ComponentExamples<KeyOf<T['words']>> {
  readonly slug: (typeof showcases)[number]
  readonly facts: ComponentFacts
  readonly states: { readonly columns: readonly StateName[]; readonly rows: readonly StateRow<T>[] }
  /** The drawing whose numbers the list of parts explains. */
  readonly anatomy: ReactNode
  readonly advice: readonly Advice<T>[]
  readonly keyboard: readonly { readonly id: KeyOf<T['keyboard']>; readonly keys: readonly KeyName[] }[]
  readonly roles: readonly { readonly id: KeyOf<T['roles']>; readonly code: string }[]
  /** Numbers of the success criteria of WCAG 2.2 that it has a part in. */
  readonly criteria: readonly string[]
  /** Address of the pattern in the ARIA Authoring Practices Guide, where there is one. */
  readonly pattern?: string
  /** Texts in all languages side by side. */
  readonly phrases: readonly Localized[]
  readonly changes: readonly { readonly version: KeyOf<T['changes']>; readonly date: string }[]
}

export type KeyName = 'tab' | 'shift-tab' | 'enter' | 'space' | 'escape' | 'arrows' | 'home-end' | 'typing'

export interface PropertyFact {
  readonly name: string
  readonly type: string
  readonly required: boolean
  /** Default. */
  readonly value?: string
}

/** Of a colour both themes, of any other token its value. */
export type TokenFact =
  | { readonly name: string; readonly light: string; readonly dark: string }
  | { readonly name: string; readonly value: string }

/** What a component's files say about it; `scripts/build/facts` reads them. */
export interface ComponentFacts {
  readonly components: readonly {
    readonly name: string
    /** HTML element whose own attributes it takes besides. */
    readonly native?: string
    /** Its root takes `RootProps`. */
    readonly passes?: boolean
    readonly properties: readonly PropertyFact[]
  }[]
  readonly tokens: readonly TokenFact[]
}
