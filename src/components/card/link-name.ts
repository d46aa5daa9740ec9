/** Matches a visible character: a letter, digit, punctuation mark or symbol, but no space or joiner. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Returns the text of a link to a page: the page's title, or the address if the title has no visible
 * character.
 */
export const linkName = (title: string, href: string): string => (visible.test(title) ? title : href)
