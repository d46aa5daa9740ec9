/** The logo of a site, as header and footer show it. */

/** A picture of the logo, in CSS pixels. */
export interface LogoPicture {
  /** An address of this site, or a `data:` address. */
  readonly src: string
  readonly width: number
  readonly height: number
}

/** The logo of a site. */
export interface Logo extends LogoPicture {
  /** The picture for dark surfaces, where that is another one. */
  readonly dark?: LogoPicture
  /** The ground that the picture needs where the surface is not like it. */
  readonly ground?: 'light' | 'dark'
  /** Whether the name of the site stands beside the picture, which does not have it. */
  readonly withName?: true
}
