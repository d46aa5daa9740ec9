/** Describes the fields of a blueprint for those that show them: names, types, and what visitors do not see. */
import { conditionsOf } from '../../../../src/content/kinds/field-conditions.ts'
import type { FieldSchema } from '../../../../src/content/kinds/field-schema.ts'
import { hiddenReason } from '../../../../src/content/kinds/hidden-fields.ts'
import type { Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { memoWeak } from '../../../../src/shared/memo.ts'
import { asList, asText, asValues } from '../../model/values.ts'
import type { Field } from '../augment/types.ts'
import { nestedFields, setFields } from './fieldsets.ts'

/** The schema of the fields of a blueprint. Made once for each list of fields. */
export const schemaOfFields = memoWeak((fields: readonly Field[]): readonly FieldSchema[] =>
  fields.map(toSchema),
)

function toSchema({ handle, type, config, within }: Field): FieldSchema {
  const display = asText(config.display)
  const hidden = hiddenReason({ handle, type, ...(display && { display }) }, visibilityOf(config), within)
  const prepend = asText(config.prepend)
  const append = asText(config.append)
  const options = optionsOf(config.options)
  const conditions = conditionsOf(config)
  return {
    ...{ handle, type },
    ...(display && { display }),
    ...(prepend && { prepend }),
    ...(append && { append }),
    ...(hidden && { hidden }),
    ...(options && { options }),
    ...(conditions && { conditions }),
    ...(config.fields !== undefined && { fields: schemaOfFields(nestedFields(config)) }),
    ...(config.sets !== undefined && { sets: setSchemas(config) }),
  }
}

/** Whether editors see the field: Statamic 3.3 and later say `visibility`, earlier versions `hidden`. */
const visibilityOf = ({ visibility, hidden }: Field['config']): Value =>
  hidden === true ? 'hidden' : visibility

/** The schema of each set of a replicator or Bard. */
const setSchemas = (config: Field['config']): ReadonlyMap<string, readonly FieldSchema[]> =>
  new Map(
    Object.keys(asValues(config.sets)).map((type) => [type, schemaOfFields(setFields(config, type) ?? [])]),
  )

/** Labels of options by value: stored as a map, a list of values, or a list of `{key, value}`. */
function optionsOf(options: Value): Readonly<Record<string, string>> | undefined {
  if (options === undefined || options === null) return undefined
  const pairs = isValues(options)
    ? Object.entries(options).map(([value, label]) => [value, asText(label) ?? value] as const)
    : asList(options).flatMap((option) => {
        const { key, value } = asValues(option)
        const name = asText(key) ?? asText(option)
        return name === undefined ? [] : [[name, asText(value) ?? name] as const]
      })
  return Object.fromEntries(pairs)
}
