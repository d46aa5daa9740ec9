/**
 * Ids of the modules that run when these do.
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
