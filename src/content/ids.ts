/** Ids that the document and what surrounds the content use themselves: content cannot take them. */
export const shellIds = [
  'announcer',
  'app',
  'main',
  'menu',
  'parts',
  'progress',
  'related',
  'state',
  // No element has it: `#top` means the start of the page to every browser.
  'top',
] as const

/** `Hoe groeit een kwelder?` → `hoe-groeit-een-kwelder`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '') || 'section'

/** Gives every id once: the second `tempo` becomes `tempo-2`. */
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
