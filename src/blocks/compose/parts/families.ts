/**
 * Finds fields that repeat under numbered or placed names, as projects without grids have them: `title_1`,
 * `text_1`, `title_2`, `text_2`, or `text_left` and `text_right`. Each number or side is a row.
 */
import type { FieldSchema } from '../../../content/kinds/field-schema.ts'
import { handleWords } from '../../../content/kinds/handle-words.ts'
import type { Values } from '../../../content/types.ts'
import { memberOf } from '../../../content/values/values.ts'
import { memoBounded } from '../../../shared/memo.ts'
import type { FieldValues } from '../scope.ts'
import { hasContent } from './shapes.ts'

const sides = new Set('left right links rechts middle midden mitte'.split(' '))

/** Whether a word tells the place of a field among its like: a side or a number. */
const isPlace = (word: string): boolean => sides.has(word) || /^\d{1,2}$/.test(word)

/** A field of a family: its name without the number or side, and the number or side. */
interface Repeated {
  readonly handle: string
  readonly base: string
  readonly place: string
}

/** Divides the name of a field; undefined for one without a number or side. */
const divide = memoBounded((handle): Repeated | undefined => {
  const words = handleWords(handle)
  const at = words.findLastIndex(isPlace)
  const place = words[at]
  if (place === undefined || words.length < 2) return undefined
  return { handle, base: words.toSpliced(at, 1).join('_'), place }
})

/** Rows of a family, with the fields of a row. */
export interface Family {
  /** Names of the fields that the rows take in. */
  readonly handles: ReadonlySet<string>
  readonly rows: readonly Values[]
  readonly fields?: readonly FieldSchema[] | undefined
}

/**
 * The fields of values that repeat: at least two names at two places or more, all filled in at least two of
 * them. Undefined where no fields do.
 */
export function familyOf(
  { values, fields }: FieldValues,
  isVisible: (handle: string) => boolean,
): Family | undefined {
  const repeated = Object.keys(values)
    .map((handle) => divide(handle))
    .filter((field) => field !== undefined)
  // Two names at two places at least: most sets end here.
  if (repeated.length < 4) return undefined
  const found = repeated.filter(({ handle }) => hasContent(memberOf(values, handle)) && isVisible(handle))
  const placesOf = new Map<string, Set<string>>()
  for (const { base, place } of found) placesOf.set(base, (placesOf.get(base) ?? new Set()).add(place))
  const members = found.filter(({ base }) => (placesOf.get(base)?.size ?? 0) > 1)
  const places = [...new Set(members.map(({ place }) => place))]
  if (places.length < 2 || new Set(members.map(({ base }) => base)).size < 2) return undefined
  const schemas = new Map(fields?.map((field) => [field.handle, field]))
  const first = members.filter(({ place }) => place === places[0])
  const rows = places.map((wanted) =>
    Object.fromEntries(
      members
        .filter(({ place }) => place === wanted)
        .map(({ base, handle }) => [base, memberOf(values, handle)]),
    ),
  )
  const rowFields = [...first, ...members].map(({ base, handle }) => ({ base, schema: schemas.get(handle) }))
  return {
    handles: new Set(members.map(({ handle }) => handle)),
    rows,
    fields: fields && distinctFields(rowFields),
  }
}

/** The schema of each name of a row, without the number in what editors see. */
const distinctFields = (
  found: readonly { readonly base: string; readonly schema: FieldSchema | undefined }[],
): readonly FieldSchema[] => [
  ...new Map(
    found
      .flatMap(({ base, schema }) =>
        schema ? [[base, { ...schema, handle: base, ...plainDisplay(schema) }] as const] : [],
      )
      .toReversed(),
  ).values(),
]

function plainDisplay({ display }: FieldSchema) {
  if (display === undefined) return {}
  const words = display.split(/\s+/).filter((word) => !isPlace(handleWords(word).join('_')))
  return { display: words.join(' ') || display }
}
