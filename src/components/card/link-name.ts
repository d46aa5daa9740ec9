const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The name of a link: its title, or its address where the title holds nothing that can be seen. */
export const linkName = (title: string, href: string): string => (visible.test(title) ? title : href)
