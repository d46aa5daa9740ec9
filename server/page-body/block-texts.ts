/** Members of a block that visitors do not read: addresses, names, choices. */
const unreadMembers: ReadonlySet<string> = new Set(
  'href src srcset sizes path url id type collection layout side tone style date focus name handle language'.split(
    ' ',
  ),
)

/** One text of a block. */
export interface BlockText {
  readonly text: string
  readonly isMarkup: boolean
}

/** The texts of a block's value that visitors read, in their order: for search and for the reading time. */
export function* textsIn(value: unknown, isMarkup = false): Generator<BlockText> {
  if (typeof value === 'string') yield { text: value, isMarkup }
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value))
      if (!unreadMembers.has(name)) yield* textsIn(member, name === 'html')
}
