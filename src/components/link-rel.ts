/** Returns the `rel` of a link: `noopener` for an address with a host, as those of other sites have. */
export const linkRel = (href: string | undefined): 'noopener' | undefined =>
  href && /^https?:/i.test(href) ? 'noopener' : undefined
