/** Types of `lists-project.mjs`. */
export function termSlug(number: number): string
export function writeListsProject(
  dir: string,
  size?: { readonly entries?: number; readonly terms?: number },
): void
