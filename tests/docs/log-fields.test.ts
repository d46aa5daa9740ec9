import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const schema = JSON.parse(read('docs/monitoring/log.schema.json')) as {
  readonly properties: Readonly<Record<string, unknown>>
}

const call = /(?:logger|log)(?:\.(?:info|warn|error|debug|trace|fatal)|\[[^\]]+\])\(\s*(?=\{)/g
/** The members of the object literal that begins a text, as they are written. */
function membersOf(text: string): readonly string[] {
  const members = ['']
  let depth = 0
  for (const character of text) {
    if ('}])'.includes(character)) depth -= 1
    if (depth === 0 && character === '}') break
    if (depth === 1 && character === ',') members.push('')
    else if (depth > 0) members[members.length - 1] += character
    if ('{[('.includes(character)) depth += 1
  }
  return members.map((member) => member.trim()).filter((member) => member !== '')
}

/** Names of the fields that a module logs; what it spreads into a line has no name here. */
const fieldsOf = (text: string): readonly string[] =>
  [...text.matchAll(call)]
    .flatMap(({ index, 0: { length } }) => membersOf(text.slice(index + length)))
    .filter((member) => !member.startsWith('...'))
    .map((member) => member.split(':')[0]?.trim() ?? '')

test('the fields of a call of the logger are found', () => {
  const text =
    "logger.warn(\n  { a, b: { c: 1, d }, ...(e && { f }), 'g': h(i, j) },\n  'x',\n)\nlogger.info({ k }, 'y')"
  expect(fieldsOf(text)).toEqual(['a', 'b', "'g'", 'k'])
})

test('the schema of the log describes every field that the code logs', () => {
  const modules = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  const logged = modules
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => fieldsOf(read(`server/${name}`)).map((field) => [name, field] as const))
  expect(logged.length).toBeGreaterThan(60)
  expect(logged.filter(([, field]) => !Object.hasOwn(schema.properties, field))).toEqual([])
})

test('the docs name every field of the schema', () => {
  const text = read('docs/monitoring.md')
  const log = text.slice(text.indexOf('## The log'))
  expect(Object.keys(schema.properties).filter((name) => !new RegExp(`\`${name}[\`.]`).test(log))).toEqual([])
})
