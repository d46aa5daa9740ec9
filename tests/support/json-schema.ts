/** Checks values against a JSON Schema, as far as the schemas of this project go. */

export interface Schema {
  readonly [keyword: string]: unknown
}

type Check = (value: unknown, given: never, at: string, schema: Schema, root: Schema) => readonly string[]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

const isType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type

const fault = (isRight: boolean, text: string): readonly string[] => (isRight ? [] : [text])

/** One row per keyword. Annotations check nothing; what is not here throws. */
const checks: Readonly<Record<string, Check>> = {
  type: (value, given: string | readonly string[], at) =>
    fault(
      [given].flat().some((type) => isType(value, type)),
      `${at} is ${typeOf(value)}, not ${given}`,
    ),
  enum: (value, given: readonly unknown[], at) => fault(given.includes(value), `${at} is ${value}`),
  const: (value, given: unknown, at) => fault(value === given, `${at} is not ${given}`),
  minimum: (value, given: number, at) =>
    fault(typeof value !== 'number' || value >= given, `${at} < ${given}`),
  maximum: (value, given: number, at) =>
    fault(typeof value !== 'number' || value <= given, `${at} > ${given}`),
  minLength: (value, given: number, at) =>
    fault(typeof value !== 'string' || value.length >= given, `${at} is too short`),
  maxLength: (value, given: number, at) =>
    fault(typeof value !== 'string' || value.length <= given, `${at} is too long`),
  pattern: (value, given: string, at) =>
    fault(typeof value !== 'string' || new RegExp(given, 'u').test(value), `${at} does not match ${given}`),
  required: (value, given: readonly string[], at) =>
    isObject(value) ? given.flatMap((name) => fault(Object.hasOwn(value, name), `${at} has no ${name}`)) : [],
  properties: (value, given: Readonly<Record<string, Schema>>, at, _, root) =>
    isObject(value)
      ? Object.entries(given).flatMap(([name, schema]) =>
          Object.hasOwn(value, name) ? faultsIn(value[name], schema, `${at}.${name}`, root) : [],
        )
      : [],
  additionalProperties: (value, given: boolean | Schema, at, schema, root) =>
    isObject(value)
      ? Object.entries(value)
          .filter(([name]) => !Object.hasOwn(Object(schema.properties), name))
          .flatMap(([name, own]) =>
            given === false
              ? [`${at} has ${name}, which is not described`]
              : given === true
                ? []
                : faultsIn(own, given, `${at}.${name}`, root),
          )
      : [],
  items: (value, given: Schema, at, _, root) =>
    Array.isArray(value) ? value.flatMap((item, n) => faultsIn(item, given, `${at}[${n}]`, root)) : [],
  anyOf: (value, given: readonly Schema[], at, _, root) =>
    fault(
      given.some((schema) => faultsIn(value, schema, at, root).length === 0),
      `${at} is none of what it may be`,
    ),
  allOf: (value, given: readonly Schema[], at, _, root) =>
    given.flatMap((schema) => faultsIn(value, schema, at, root)),
  if: (value, given: Schema, at, { then }, root) =>
    faultsIn(value, given, at, root).length === 0 ? faultsIn(value, then as Schema, at, root) : [],
  $ref: (value, given: string, at, _, root) =>
    faultsIn(
      value,
      (root.$defs as Record<string, Schema>)[given.replace('#/$defs/', '')] as Schema,
      at,
      root,
    ),
}

const annotations: ReadonlySet<string> = new Set(['$schema', '$id', '$defs', 'title', 'description', 'then'])

/** What is wrong with a value; empty where nothing is. Throws for a keyword that is not known here. */
export function faultsIn(value: unknown, schema: Schema, at = 'line', root = schema): readonly string[] {
  return Object.entries(schema).flatMap(([keyword, given]) => {
    if (annotations.has(keyword)) return []
    const check = checks[keyword]
    if (!check) throw new Error(`The keyword ${keyword} is not known here`)
    return check(value, given as never, at, schema, root)
  })
}
