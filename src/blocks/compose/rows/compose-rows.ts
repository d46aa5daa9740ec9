/**
 * Shows rows of the same fields: as questions, numbers, quotes, pictures, files, facts, a table or cards, by
 * what all rows consist of; else as sections, one below the other.
 */
import { isTechnical } from '../../../content/kinds/hidden-fields.ts'
import type { Value, Values } from '../../../content/types.ts'
import type { Draft } from '../../draft.ts'
import { gather } from '../join/gather.ts'
import type { PartOf } from '../parts/part.ts'
import { readParts } from '../parts/read-parts.ts'
import { type ComposeScope, isTooDeep } from '../scope.ts'
import { cards, table } from './row-cards.ts'
import { columns } from './row-columns.ts'
import { inRow, type RowList, type RowPattern, titleAbove } from './row-list.ts'
import { buttons, definitions, downloads, gallery, questions, quotes, stats } from './row-patterns.ts'

/** Each row as a column, where all of them fit, else as a section of its own. */
const sections = (list: RowList): readonly Draft[] => {
  const { rows, title, scope } = list
  const drafts = rows.map((row) => scope.compose(row, inRow(title, scope)))
  return columns(drafts, list) ?? [...titleAbove(list), ...drafts.flat()]
}

const patterns: readonly RowPattern[] = [
  buttons,
  questions,
  stats,
  quotes,
  gallery,
  downloads,
  definitions,
  table,
  cards,
]

/** Whether a value is a text of people: more than a lone word in small letters, a key, a path or a number. */
const isSpoken = (value: Value): boolean =>
  typeof value === 'string' && /\p{L}/u.test(value) && !isTechnical(value.trim())

/** The fields that hold texts of people in some row: in the other rows a lone word is one too. */
const spokenIn = (rows: readonly Values[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => Object.keys(row).filter((handle) => isSpoken(row[handle]))))

/** Shows rows by the first pattern that fits all of them. */
export function composeRows(
  part: PartOf<'rows'>,
  title: string | undefined,
  scope: ComposeScope,
): readonly Draft[] {
  if (isTooDeep(scope, part.handle)) return titleAbove({ title, scope })
  const rowScope = part.fields ? scope : { ...scope, spoken: spokenIn(part.rows) }
  const parts = part.rows
    .map((values) => readParts({ values, fields: part.fields }, rowScope))
    .filter((row) => row.length > 0)
  if (parts.length === 0) return titleAbove({ title, scope })
  const list = { rows: parts.map((row) => gather(row)), parts, title, part, scope }
  for (const pattern of patterns) {
    const drafts = pattern(list)
    if (drafts) return drafts
  }
  return sections(list)
}
