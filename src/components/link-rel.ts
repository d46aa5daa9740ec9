/** `rel` of a link: an address of another site gets `noopener`. */
export const linkRel = (href: string | undefined): 'noopener' | undefined =>
  href && /^https?:/i.test(href) ? 'noopener' : undefined
