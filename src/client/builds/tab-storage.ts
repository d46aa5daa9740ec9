/** A function that opens the tab's session storage. It throws where the browser blocks storage. */
export type OpenTabStorage = () => Pick<Storage, 'getItem' | 'setItem'>

/** Opens the session storage of this tab. */
export const openTabStorage: OpenTabStorage = () => sessionStorage

/**
 * Reads a list that this tab's session storage carries from one document to the next. A value that is no list
 * counts as an empty list.
 * @throws Error when the storage is blocked
 */
export function readStoredList(open: OpenTabStorage, key: string): readonly unknown[] {
  const text = open().getItem(key)
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
