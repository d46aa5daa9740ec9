/** Removes what tools have kept on this site. */
import { isOnlyOf, type Tag } from '../../../consent/tags.ts'
import { forgetMeasurement } from '../../../shared/visitor/measurement-cookies.ts'

/** Removes values from a storage of the browser, where the browser allows it. */
function forgetIn(storage: () => Storage, isOfTool: (name: string) => boolean): void {
  try {
    const kept = storage()
    for (const name of Object.keys(kept).filter(isOfTool)) kept.removeItem(name)
  } catch {
    // Storage is blocked: nothing is kept there.
  }
}

/**
 * Removes the cookies and stored values of tools.
 * @param kept tools whose values stay
 */
export function forgetTags(tags: readonly Tag[], kept: readonly Tag[]): void {
  const isOfTool = isOnlyOf(tags, kept)
  for (const cookie of forgetMeasurement(document.cookie, location.hostname, isOfTool)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = cookie
  }
  forgetIn(() => localStorage, isOfTool)
  forgetIn(() => sessionStorage, isOfTool)
}
