/**
 * Ids of the given modules and of all that they import statically, over any number of steps: the code that
 * runs when they run. The Vite plugins that split the code into chunks need it.
 * @param {readonly string[]} ids
 * @param {{ getModuleInfo(id: string): { importedIds: readonly string[] } | null }} context
 * @returns {Set<string>}
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
