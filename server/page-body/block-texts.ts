/** Members of a block that are not read: addresses, names, choices. */
const unread: ReadonlySet<string> = new Set(
  'href src srcset sizes path url id type collection layout side tone style date focus name handle language'.split(
    ' ',
  ),
)

export interface BlockText {
  readonly text: string
  readonly isMarkup: boolean
}

/** What visitors read of a value, in its order. */
export function* textsIn(value: unknown, isMarkup = false): Generator<BlockText> {
  if (typeof value === 'string') yield { text: value, isMarkup }
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value))
      if (!unread.has(name)) yield* textsIn(member, name === 'html')
}
