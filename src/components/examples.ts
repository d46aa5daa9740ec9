import type { ReactNode } from 'react'
import type { Locale } from '../i18n/locales.ts'
import type { Translate } from '../i18n/translate.ts'
import type { showcases } from '../routes.ts'

/** A text of the design system's own pages, in every language. */
export type Localized = Readonly<Record<Locale, string>>

export interface Example {
  readonly name: Localized
  /** `t` looks up a message; `say` picks the language of a text that only this example uses. */
  readonly render: (t: Translate, say: (text: Localized) => string) => ReactNode
  /** The panel that it stands on. */
  readonly surface?: 'inverse'
  /** Wide fills the stage, flush also takes its padding away. */
  readonly stage?: 'wide' | 'flush'
  /** The markup says nothing that the picture does not. */
  readonly withoutCode?: true
}

/** One component of the design system as data; showcase page and tests read the same. Its title is the message `ds-{slug}-title`. */
export interface ComponentExamples {
  readonly slug: (typeof showcases)[number]
  /** Its purpose, in one sentence. */
  readonly summary: Localized
  readonly group: 'basics' | 'components'
  readonly status: 'draft' | 'stable'
  readonly examples: readonly Example[]
}
