/** A language tag and the broader ones that it begins with, the narrowest first: `de-at` → `de-at`, `de`. */
export function broaderTags(tag: string): readonly string[] {
  const parts = tag.split('-')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
}

/** What a table by languages has for a tag: for itself, else for the narrowest that it begins with. */
export const inLanguage = <T>(table: ReadonlyMap<string, T>, tag: string): T | undefined =>
  broaderTags(tag)
    .map((each) => table.get(each))
    .find((found) => found !== undefined)
