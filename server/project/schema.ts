/** Schemas for values as `readYaml` gives them, for all files of the project folder. */
import * as v from 'valibot'
import { mustBe, unknownKey } from './expectations.ts'

const empty: readonly unknown[] = [undefined, null, '', '~', 'null']

/** Whether nothing stands behind a key. */
export const isEmpty = (value: unknown): boolean => empty.includes(value)

/** A value that may be left out behind its key: comments may be all that is left of it. */
export const orEmpty = <T extends v.GenericSchema>(none: () => v.InferInput<T>, schema: T) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (isEmpty(value) ? none() : value)),
    schema,
  )

/** A map with keys of our own. Unlike those of `v.strictObject`, its issues name every unknown key. */
export const section = <T extends v.ObjectEntries>(entries: T) =>
  orEmpty(
    () => new Map(),
    v.pipe(
      v.instance(Map, mustBe(`a map with ${Object.keys(entries).join(', ')}`)),
      v.rawTransform<Map<unknown, unknown>, v.InferOutput<v.ObjectSchema<T, undefined>>>(
        ({ dataset, addIssue, NEVER }) => {
          const input = dataset.value
          const known = Object.keys(entries)
          const isKnown = (key: unknown) => typeof key === 'string' && known.includes(key)
          for (const key of [...input.keys()].filter((key) => !isKnown(key)))
            addIssue({
              message: unknownKey(key, known),
              path: [{ type: 'map', origin: 'key', input, key, value: input.get(key) }],
            })
          const members = Object.fromEntries([...input].filter(([key]) => isKnown(key)))
          const { success, output, issues = [] } = v.safeParse(v.object(entries), members)
          for (const { message, path } of issues) addIssue({ message, path })
          return success ? output : NEVER
        },
      ),
    ),
  )
