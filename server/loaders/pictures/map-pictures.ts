/** Changes the pictures and rich texts anywhere in the data of a page. */
import type { Html, Picture } from '../../../src/content/types.ts'
import { isHtml } from '../../../src/content/values/values.ts'

/** What becomes of pictures and texts. Both may answer with what they were given. */
export interface PictureChange {
  /** @param item index in the list that the picture is in, or of the item that it belongs to; 0 without one */
  readonly picture: (picture: Picture, item: number) => Picture
  readonly text: (html: Html) => Html
}

const isPicture = (value: object): value is Picture =>
  'src' in value && typeof value.src === 'string' && 'alt' in value && typeof value.alt === 'string'

/** Whether any of the members differs. */
const hasChanged = (now: readonly unknown[], before: readonly unknown[]): boolean =>
  now.some((each, index) => each !== before[index])

/** The same data with other pictures: all that nothing changes in is the same object as before. */
export function mapPictures<T>(value: T, change: PictureChange, item?: number): T
export function mapPictures(value: unknown, change: PictureChange, item = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((each, index) => mapPictures(each, change, index))
    return hasChanged(items, value) ? items : value
  }
  if (isPicture(value)) return change.picture(value, item)
  if (isHtml(value)) return change.text(value)
  const members = Object.values(value)
  const changed = members.map((each) => mapPictures(each, change, item))
  if (!hasChanged(changed, members)) return value
  return Object.fromEntries(Object.keys(value).map((name, index) => [name, changed[index]]))
}
