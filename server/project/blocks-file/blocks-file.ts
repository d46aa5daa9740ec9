/** Reads `blocks.yaml`: how a project wants its sets, collections and fields to be shown. */
import * as v from 'valibot'
import { type ContentRules, noRules } from '../../../src/blocks/content-rules.ts'
import { problemOf } from '../expectations.ts'
import { readYaml } from '../parse-yaml.ts'
import type { FileReader, Reading } from '../problem.ts'
import { blocksSchema } from './schema.ts'

/** Maximum number of mistakes whose lines are looked up: more than are told. */
const maxProblems = 1000

function readRules(text: string): Reading<ContentRules> {
  const yaml = readYaml(text)
  if (yaml.kind === 'wrong') return yaml
  const { success, output, issues = [] } = v.safeParse(blocksSchema, yaml.value.value)
  if (success) return { kind: 'read', value: output }
  const problems = issues.slice(0, maxProblems).map((issue) => problemOf(issue, yaml.value.lineOf))
  return { kind: 'wrong', problems: problems.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)) }
}

export const blocksFile: FileReader<ContentRules> = { name: 'blocks.yaml', none: noRules, read: readRules }
