/** Matches a character that is visible. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Returns the accessible name of a link: its title, or its address if the title has no visible character. */
export const linkName = (title: string, href: string): string => (visible.test(title) ? title : href)
