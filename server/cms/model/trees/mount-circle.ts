/**
 * Whether a collection is the first, by handle, in a circle of collections that are mounted on each other's
 * pages. Nothing outside leads to such a circle, so its first collection counts as not mounted.
 * @param above the collection of the page that another one is mounted on
 */
export function startsCircle(handle: string, above: (handle: string) => string | undefined): boolean {
  const passed = new Set<string>()
  for (let at = above(handle); at !== undefined && !passed.has(at); at = above(at)) passed.add(at)
  return passed.has(handle) && [...passed].every((other) => handle <= other)
}
