/**
 * Ids of these modules and of everything that they import statically: what runs when they do. For the plugins
 * that split the code into chunks.
 * @param {readonly string[]} ids
 * @param {{ getModuleInfo(id: string): { importedIds: readonly string[] } | null }} context
 */
export function withImports(ids, context) {
  const seen = new Set()
  const visit = (id) => {
    if (seen.has(id)) return
    seen.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  ids.forEach(visit)
  return seen
}
