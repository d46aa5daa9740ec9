import type { Locale } from '../../src/i18n/locales.ts'

/**
 * The shapes of what `replay.mjs` answers: the content system of the frameworks that we are compared with.
 */

interface Action {
  readonly label: string
  readonly url: string
}

/** `GET /entries?path=/en/about`; 404 for a path that has no page. */
export interface Entry {
  readonly id: string
  readonly locale: Locale
  /** With prefix: `/en/about`. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Paths with prefix. */
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

/** `GET /globals?locale=en` */
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

/** `GET /translations?locale=en` */
export interface Texts {
  readonly data: readonly { readonly slug: string; readonly trans: string }[]
}
