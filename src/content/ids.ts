/** Ids of elements of the document and the site's layout, which elements of the content cannot have. */
export const shellIds = [
  'announcer',
  'app',
  'main',
  'menu',
  'parts',
  'progress',
  'related',
  'state',
  // No element has this id: `#top` means the start of the page to every browser.
  'top',
] as const

/**
 * Makes an id of a text: `Hoe groeit een oever?` → `hoe-groeit-een-oever`; at most 60 characters. A text
 * without letters and digits becomes `section`.
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '') || 'section'

/**
 * Returns a function that makes ids unique within one page: it returns the wanted id the first time, and for
 * the second `tempo` the id `tempo-2`. The ids of the layout count as used: `main` becomes `main-2`.
 */
export function createIds(): (wanted: string) => string {
  const uses = new Map<string, number>(shellIds.map((id) => [id, 1]))
  return (wanted) => {
    let use = (uses.get(wanted) ?? 0) + 1
    let id = use === 1 ? wanted : `${wanted}-${use}`
    while (use > 1 && uses.has(id)) {
      use += 1
      id = `${wanted}-${use}`
    }
    uses.set(wanted, use)
    if (id !== wanted) uses.set(id, 1)
    return id
  }
}
