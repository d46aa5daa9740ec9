/** Opens the tab's storage; throws, or gives nothing, where it is blocked. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>

export const sessionOfTab: OpenStorage = () => sessionStorage

/**
 * A list that this tab keeps from one document to the next; anything else that lies there counts as an empty
 * one.
 * @throws Error when the storage is blocked
 */
export function readList(open: OpenStorage, key: string): readonly unknown[] {
  const text = open().getItem(key)
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
