/**
 * Whether a collection is the first, by handle, in a circle of collections that are mounted on each other's
 * pages. No page outside the circle is above it, so its first collection counts as not mounted.
 * @param above returns the collection of the page that a collection is mounted on; undefined for none
 */
export function startsCircle(handle: string, above: (handle: string) => string | undefined): boolean {
  const passed = new Set<string>()
  for (let at = above(handle); at !== undefined && !passed.has(at); at = above(at)) passed.add(at)
  return passed.has(handle) && [...passed].every((other) => handle <= other)
}
