/** The types of a component's page in the design system as data: examples, states, drawing, tables, texts. */
import type { ReactNode } from 'react'
import type { ArtworkOf } from '../content/artwork/artwork-context.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import type { Locale } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import type { showcases } from '../routes.ts'

/** A text by language, shown in all languages side by side; a language without a translation is missing. */
export type Localized = { readonly en: string } & Readonly<Partial<Record<Locale, string>>>

/** Texts by their keys. */
type Texts = Readonly<Record<string, string>>

/**
 * The texts of one component's page in one language, besides those of every such page (`src/showcase/words`).
 * Each language has a file; Dutch is the reference, the others have the type `SameTexts<typeof nl>`.
 */
export interface ShowcaseTexts {
  /** By id of the example: its caption, and when to use it. */
  readonly examples: Readonly<Record<string, { readonly name: string; readonly text?: string }>>
  /** Introduction to the state matrix, and names of its rows. */
  readonly states: { readonly intro: string; readonly rows: Texts }
  /** The numbered parts of the drawing, in order. */
  readonly anatomy: readonly string[]
  /** When to use the component, and when not. */
  readonly use: { readonly when: readonly string[]; readonly whenNot: readonly string[] }
  /** By id of the pair: why one example is good and the other bad. */
  readonly advice: Readonly<Record<string, { readonly do: string; readonly dont: string }>>
  /** Sentences about windows of different widths. */
  readonly responsive: readonly string[]
  /** By row of the keyboard table: the effect of the key. */
  readonly keyboard: Texts
  /** By row of the table of roles and attributes: the purpose. */
  readonly roles: Texts
  /** Rules for writing texts, each with a good and a bad example. */
  readonly writing: readonly { readonly rule: string; readonly good: string; readonly bad: string }[]
  /** By property: its meaning. The key is `variant`, or `Button.variant` if components differ in it. */
  readonly properties: Texts
  /** Sentences about the component without JavaScript. */
  readonly withoutScript: readonly string[]
  /** By version: what changed. */
  readonly changes: Texts
  /** Texts inside the examples. */
  readonly words: Texts
}

/** The type of a file of texts in another language than that of `T`: with exactly the keys of `T`. */
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

/** Name of a state. */
export type StateName = (typeof stateNames)[number]

type KeyOf<T> = keyof T & string

/** A row of the state matrix. */
export interface StateRow<T extends ShowcaseTexts = ShowcaseTexts> {
  readonly id: KeyOf<T['states']['rows']>
  /** The surface behind the row. */
  readonly surface?: 'inverse'
  /** Renders the component in a state; null if the row has no such state. */
  render(state: StateName, words: T['words'], t: Translate, art: ArtworkOf): ReactNode
}

/** A pair of a good and a bad example. */
export interface Advice<T extends ShowcaseTexts = ShowcaseTexts> {
  readonly id: KeyOf<T['advice']>
  /** Renders the good example. */
  do(words: T['words'], t: Translate): ReactNode
  /** Renders the bad example. */
  dont(words: T['words'], t: Translate): ReactNode
}

/** A component of the design system as data, used by its page and by tests. */
export interface Showcase<T extends ShowcaseTexts = ShowcaseTexts>
  extends ComponentExamples<KeyOf<T['words']>> {
  readonly slug: (typeof showcases)[number]
  /** Examples that are long enough to be sections of the page, by their ids. */
  readonly chapters?: readonly string[]
  readonly facts: ComponentFacts
  readonly states: { readonly columns: readonly StateName[]; readonly rows: readonly StateRow<T>[] }
  /** The drawing whose numbers the list of parts explains. */
  readonly anatomy: ReactNode
  readonly advice: readonly Advice<T>[]
  /** Rows of the table of keys. */
  readonly keyboard: readonly { readonly id: KeyOf<T['keyboard']>; readonly keys: readonly KeyName[] }[]
  /** Rows of the table of roles and attributes, with the code of each. */
  readonly roles: readonly { readonly id: KeyOf<T['roles']>; readonly code: string }[]
  /** Numbers of the success criteria of WCAG 2.2 that concern the component. */
  readonly criteria: readonly string[]
  /** Address of the pattern in the ARIA Authoring Practices Guide, where there is one. */
  readonly pattern?: string
  /** Texts shown in all languages side by side. */
  readonly phrases: readonly Localized[]
  /** The versions, newest first; `date` is in ISO 8601. */
  readonly changes: readonly { readonly version: KeyOf<T['changes']>; readonly date: string }[]
}

/** Name of a key or group of keys in the keyboard table. */
export type KeyName = 'tab' | 'shift-tab' | 'enter' | 'space' | 'escape' | 'arrows' | 'home-end' | 'typing'

/** A property of a component. */
export interface PropertyFact {
  readonly name: string
  /** Type in TypeScript notation. */
  readonly type: string
  readonly required: boolean
  /** Default value. */
  readonly value?: string
}

/** A design token: a colour has a value in each theme, any other token has one value. */
export type TokenFact =
  | { readonly name: string; readonly light: string; readonly dark: string }
  | { readonly name: string; readonly value: string }

/** Facts about a component, which `scripts/build/facts` reads from its files. */
export interface ComponentFacts {
  readonly components: readonly {
    readonly name: string
    /** Name of the HTML element whose attributes the component also accepts. */
    readonly native?: string
    /** Whether the component passes `RootProps`, such as `className`, to its root element. */
    readonly passes?: boolean
    readonly properties: readonly PropertyFact[]
  }[]
  readonly tokens: readonly TokenFact[]
}
