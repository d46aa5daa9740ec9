/** Returns the `rel` of a link: `noopener` if it leads to another site. */
export const linkRel = (href: string | undefined): 'noopener' | undefined =>
  href && /^https?:/i.test(href) ? 'noopener' : undefined
