/** Names of members of a block that are left out: as a rule they hold addresses, handles and choices. */
const unreadMembers: ReadonlySet<string> = new Set(
  'href src srcset sizes path url id type kind collection layout side tone style variant colour date focus name handle language provider transcriptFile honeypot'.split(
    ' ',
  ),
)

/** A text in a block. */
export interface BlockText {
  readonly text: string
  /** Whether the text is HTML. */
  readonly isMarkup: boolean
}

/**
 * Yields the texts of a block in order, for search and for the reading time: all strings except those in
 * `unreadMembers`.
 * @param value props of a block, or any value inside of them; only strings are texts
 */
export function* textsIn(value: unknown, isMarkup = false): Generator<BlockText> {
  if (typeof value === 'string') yield { text: value, isMarkup }
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value))
      if (!unreadMembers.has(name)) yield* textsIn(member, name === 'html')
}
