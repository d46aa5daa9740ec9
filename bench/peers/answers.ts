import type { Locale } from '../../src/i18n/languages.ts'

/**
 * Types of the responses of `replay.mjs`, the content system of the frameworks in the comparison (the peers).
 */

interface Action {
  readonly label: string
  readonly url: string
}

/** Response to `GET /entries?path=/en/about`; 404 for a path without a page. */
export interface Entry {
  readonly id: string
  readonly locale: Locale
  /** Path with language prefix: `/en/about`. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Paths with language prefix, by language. */
  readonly alternates: Readonly<Record<Locale, string>>
  readonly hero: {
    readonly title: string
    readonly lead: string
    readonly primary: Action
    readonly secondary: Action
  }
  readonly cards: readonly {
    readonly id: string
    readonly title: string
    readonly text: string
    readonly url: string
  }[]
  readonly sections: readonly { readonly id: string; readonly title: string; readonly html: string }[]
}

interface Link {
  readonly title: string
  readonly url: string
}

/** Response to `GET /globals?locale=en`. */
export interface Site {
  readonly nav: readonly Link[]
  readonly footer: readonly Link[]
  readonly organization: {
    readonly name: string
    readonly street: string
    readonly postal: string
    readonly city: string
    readonly email: string
    readonly phone: string
  }
  readonly gsc_verification: string
}

/** Response to `GET /translations?locale=en`. */
export interface Texts {
  readonly data: readonly { readonly slug: string; readonly trans: string }[]
}
