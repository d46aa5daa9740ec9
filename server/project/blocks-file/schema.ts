/** The shape of `blocks.yaml`: values as `readYaml` gives them, checked and turned into rules. */
import * as v from 'valibot'
import { blockTypeOf, readers } from '../../../src/blocks/block-readers.ts'
import type { ContentRule, ContentRules } from '../../../src/blocks/content-rules.ts'
import { defined } from '../../../src/content/values/values.ts'
import { pageTypes } from '../../../src/routes.ts'
import { mustBe, unknownKey } from '../expectations.ts'
import { isEmpty, orEmpty, section } from '../schema.ts'
import { fieldNamesOf } from './field-names.ts'

/** Maximum number of sets and collections with rules. */
const maxRules = 2_000

/** A name of a set, collection or field, as the project writes it. */
const handle = v.pipe(
  v.string(mustBe('a name')),
  v.trim(),
  v.minLength(1, mustBe('a name')),
  v.maxLength(100, mustBe('a name of at most 100 characters')),
)

const blockNames: readonly string[] = ['hidden', ...Object.keys(readers)]
const block = v.pipe(
  v.string(mustBe('the name of a block')),
  v.picklist(blockNames, mustBe(`one of ${blockNames.join(', ')}`, blockNames, blockTypeOf)),
)

const page = v.pipe(
  v.string(mustBe('the name of a type of page')),
  v.picklist(pageTypes, mustBe(`one of ${pageTypes.join(', ')}`, pageTypes)),
)

const names = orEmpty(() => [], v.array(handle, mustBe('a list of fields, such as [title, status]')))
const namesByName = orEmpty(
  () => new Map(),
  v.map(handle, handle, mustBe('a map of our field to yours, such as { title: kop }')),
)

interface Visibility {
  readonly hide?: readonly string[] | undefined
  readonly show?: readonly string[] | undefined
}

/** No field is both hidden and shown. */
const isClear = ({ hide = [], show = [] }: Visibility) => !hide.some((name) => show.includes(name))
const clear = <T extends Visibility>() =>
  v.check<T, string>(isClear, 'must not name the same field under hide and show')

/** An object whose members are only those of the map: `constructor` is none. */
const recordOf = (map: Map<string, string>): Readonly<Record<string, string>> =>
  Object.setPrototypeOf(Object.fromEntries(map), null)

const visibility = { hide: v.optional(names), show: v.optional(names) }
const members = {
  fields: v.optional(v.pipe(namesByName, v.transform(recordOf))),
  ...visibility,
  order: v.optional(names),
}

interface Mapping {
  readonly block?: string | undefined
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** Where a set names its block, the fields on our side are fields of that block. */
const knownFields = <T extends Mapping>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { block = '', fields = {} } = dataset.value
    const names = fieldNamesOf(block)
    for (const key of names ? Object.keys(fields).filter((key) => !names.all.has(key)) : [])
      addIssue({
        message: unknownKey(key, names?.own ?? [], names?.all),
        path: [
          { type: 'unknown', origin: 'value', input: dataset.value, key: 'fields', value: fields },
          { type: 'unknown', origin: 'key', input: fields, key, value: fields[key] },
        ],
      })
  })

const collectionRule = v.pipe(section({ page: v.optional(page), ...members }), clear(), v.transform(defined))
const setRule = v.pipe(
  section({ block: v.optional(block), ...members }),
  clear(),
  knownFields(),
  v.transform(defined),
)
const shortRule = v.pipe(
  block,
  v.transform((name): ContentRule => ({ block: name })),
)
/** A set's rule is a map, or only the name of a block. */
const eitherRule = v.lazy((value) => (typeof value === 'string' && !isEmpty(value) ? shortRule : setRule))

const rulesByHandle = <T extends v.GenericSchema<unknown, ContentRule>>(rule: T) =>
  orEmpty(() => new Map(), v.map(handle, rule, mustBe('a map of names')))

/** The whole file. */
export const blocksSchema = v.pipe(
  section({
    sets: v.optional(rulesByHandle(eitherRule)),
    collections: v.optional(rulesByHandle(collectionRule)),
    fields: v.optional(v.pipe(section(visibility), clear())),
  }),
  v.transform(
    ({ sets = new Map(), collections = new Map(), fields = {} }): ContentRules => ({
      sets,
      collections,
      hide: new Set(fields.hide),
      show: new Set(fields.show),
    }),
  ),
  v.check(
    ({ sets, collections }) => sets.size + collections.size <= maxRules,
    `must not have more than ${maxRules} sets and collections`,
  ),
)
