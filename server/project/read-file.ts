/** Reads the text of a file of the project folder by a schema. */
import * as v from 'valibot'
import { readYaml } from '../yaml/read-yaml.ts'
import { problemOf } from './expectations.ts'
import type { Reading } from './problem.ts'

/** Maximum number of mistakes whose lines are looked up: more than are told. */
const maxProblems = 1000

/** Reads a text by a schema for values as `readYaml` gives them. Mistakes are in the order of their lines. */
export function readBySchema<T>(text: string, schema: v.GenericSchema<unknown, T>): Reading<T> {
  const yaml = readYaml(text)
  if (yaml.kind === 'wrong') return yaml
  const { success, output, issues = [] } = v.safeParse(schema, yaml.value.value)
  if (success) return { kind: 'read', value: output }
  const problems = issues.slice(0, maxProblems).map((issue) => problemOf(issue, yaml.value.lineOf))
  return { kind: 'wrong', problems: problems.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)) }
}
