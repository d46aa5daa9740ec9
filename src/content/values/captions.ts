/** What stands below a picture: the words that a page has for it, and those that its file has. */
import type { Picture } from '../types.ts'

/**
 * The caption below a picture. Words of the page itself take the place of the file's caption, and the file's
 * credit stays: who made a picture is said wherever it is shown.
 * @param own what the page says of the picture
 */
export function captionBelow(picture: Picture | undefined, own?: string): string | undefined {
  if (own === undefined) return picture?.caption
  const { credit } = picture ?? {}
  return credit === undefined || own.includes(credit) ? own : `${own} ${credit}`
}

/** A picture whose caption is shown apart from it. */
export function withoutCaption({ caption: _, credit: __, ...picture }: Picture): Picture {
  return picture
}
