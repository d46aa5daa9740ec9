import type { Value, Values } from '../../../src/content/types.ts'
import { pictureOf } from '../../../src/content/values/assets.ts'
import { isValues } from '../../../src/content/values/values.ts'
import { isAboutSite } from './field-words.ts'

/** One field of a global set, or of a group in it. */
export interface SetField {
  readonly set: string
  readonly handle: string
  readonly value: Value
}

/** The fields of all sets, with those of groups: `{ brand: { logo } }`. Sets about the site come first. */
export function* fieldsOfSets(sets: Readonly<Record<string, Values>>): Iterable<SetField> {
  const handles = Object.keys(sets).sort(
    (one, other) => Number(isAboutSite(other)) - Number(isAboutSite(one)),
  )
  for (const set of handles) {
    for (const [handle, value] of Object.entries(sets[set] ?? {})) {
      yield { set, handle, value }
      if (isValues(value) && !pictureOf(value))
        for (const [member, inner] of Object.entries(value))
          yield { set: `${set}_${handle}`, handle: member, value: inner }
    }
  }
}
