/** The organization behind the site, in the data of a page. */

/** A telephone number or e-mail address as text, with the address of its link where it is a valid one. */
export interface ContactLine {
  readonly text: string
  /** Address with the scheme `mailto:` or `tel:`. */
  readonly href?: string
}

/** A link to the organization's account at a social network. */
export interface SocialLink {
  /** Name of the network. */
  readonly name: string
  /** An http(s) address. */
  readonly url: string
}

/** The organization behind the site, as the footer shows it. */
export interface Organization {
  readonly name?: string
  /** Lines of the postal address. */
  readonly address: readonly string[]
  readonly phone?: ContactLine
  readonly email?: ContactLine
  readonly social: readonly SocialLink[]
  readonly vatId?: string
  /** Number in the trade register. */
  readonly registration?: string
}
