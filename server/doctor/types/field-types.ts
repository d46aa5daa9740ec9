/** The TypeScript type of the value that a field of a blueprint stores. */
import type { FieldSchema } from '../../../src/content/kinds/field-schema.ts'
import { docblock, key } from './names.ts'

const text = 'string'
const references = 'OneOrMore<Reference>'

/** Types by Statamic's types of fields. */
const simple: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [text]:
      'text textarea markdown slug color time video icon template link hidden width code_block redactor',
    [references]:
      'assets entries terms taxonomy users user_groups user_roles collections taxonomies navs sites structures form forms collection',
    number: 'integer float range',
    boolean: 'toggle',
    'readonly string[]': 'list taggable',
    'Readonly<Record<string, string>>': 'array',
    'readonly { readonly cells: readonly string[] }[]': 'table',
  }).flatMap(([type, names]) => names.split(' ').map((name): [string, string] => [name, type])),
)

const choices = new Set(['select', 'radio', 'button_group'])
const manyChoices = new Set(['checkboxes'])

/** Types with other values than their names tell, with what they may store. */
const others: ReadonlyMap<string, string> = new Map([
  ['date', 'string | { readonly start: string; readonly end: string }'],
  ['code', 'string | { readonly code: string; readonly mode: string }'],
])

/** The options of a choice as a union. */
const optionsOf = ({ options = {} }: FieldSchema): string => {
  const values = Object.keys(options).map((value) => JSON.stringify(value))
  return values.length > 0 ? values.join(' | ') : 'string | number'
}

/** Types of fields that only arrange the form of editors, and store nothing. */
const withoutValue = new Set(['section', 'spacer', 'html'])

/** The members of an object type. */
export const membersOf = (fields: readonly FieldSchema[], indent: string): string =>
  [...new Map(fields.map((field) => [field.handle, field])).values()]
    .filter(({ type }) => !withoutValue.has(type))
    .map(
      (field) =>
        `${docblock(field.display, indent)}${indent}readonly ${key(field.handle)}?: ${typeOfField(field, indent)}\n`,
    )
    .join('')

const objectOf = (fields: readonly FieldSchema[], indent: string, first = ''): string =>
  `{\n${first}${membersOf(fields, `${indent}  `)}${indent}}`

/** The sets of a replicator or Bard as a union. */
function setsOf({ sets }: FieldSchema, indent: string): string {
  const types = [...(sets ?? [])].map(([type, fields]) => {
    const own = fields.filter(({ handle }) => handle !== 'type')
    return objectOf(own, indent, `${indent}  readonly type: ${JSON.stringify(type)}\n`)
  })
  return types.length > 0 ? types.join(' | ') : 'never'
}

/** Types of fields with fields of their own. */
const nested: Readonly<Record<string, (field: FieldSchema, indent: string) => string>> = {
  group: ({ fields = [] }, indent) => objectOf(fields, indent),
  grid: ({ fields = [] }, indent) => `readonly ${objectOf(fields, indent)}[]`,
  matrix: ({ fields = [] }, indent) => `readonly ${objectOf(fields, indent)}[]`,
  replicator: (field, indent) => `readonly (${setsOf(field, indent)})[]`,
  bard: (field, indent) => (field.sets?.size ? `Bard<${setsOf(field, indent)}>` : 'Bard'),
}

/** The type of a field's value; `unknown` for types of add-ons. */
function typeOfField(field: FieldSchema, indent: string): string {
  const { type } = field
  if (Object.hasOwn(nested, type)) return nested[type]?.(field, indent) ?? 'unknown'
  if (choices.has(type)) return `OneOrMore<${optionsOf(field)}>`
  if (manyChoices.has(type)) return `readonly (${optionsOf(field)})[]`
  return others.get(type) ?? simple.get(type) ?? 'unknown'
}
