/** Parses and fills the formats from which Statamic makes routes and titles, such as `/{year}/{slug}`. */
import type { Value } from '../../../../../src/content/types.ts'
import type { EntryDate } from '../../../model/dates.ts'
import { slugify } from '../../../model/slug.ts'
import { getOwn } from '../../../model/values.ts'

/** Looks up the value of a variable in a route or title format. */
export type TemplateVariables = (name: string) => Value | EntryDate

/** Changes a text, as the part after `|` in `{{ title | upper }}` names it. */
type Modifier = (text: string) => string
const modifiers: Readonly<Record<string, Modifier>> = {
  slugify: (text) => slugify(text, 'en'),
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  trim: (text) => text.trim(),
}

const isDate = (value: unknown): value is EntryDate =>
  typeof value === 'object' && value !== null && 'epoch' in value

/** Parts of a date by the letters of PHP's date formats. */
const dateParts: Readonly<Record<string, (date: EntryDate) => string>> = {
  Y: (date) => date.year,
  y: (date) => date.year.slice(2),
  m: (date) => date.month,
  n: (date) => String(Number(date.month)),
  d: (date) => date.day,
  j: (date) => String(Number(date.day)),
  H: (date) => date.time.slice(0, 2),
  i: (date) => date.time.slice(3, 5),
}

const formatDate = (date: EntryDate, format: string) =>
  [...format].map((letter) => dateParts[letter]?.(date) ?? letter).join('')

/** Text as PHP prints it: `true` is `1`; `false`, null and lists are empty. A date is `2026-08-19`. */
function print(value: Value | EntryDate): string {
  if (isDate(value)) return formatDate(value, 'Y-m-d')
  if (typeof value === 'boolean') return value ? '1' : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * Evaluates a variable and its modifiers, `title | slugify | lower` or `date | format:Y`. An unknown modifier
 * is reported and skipped.
 */
function evaluate(code: string, variables: TemplateVariables, report: (problem: string) => void): string {
  const [name = '', ...steps] = code.split('|').map((part) => part.trim())
  const value = variables(name)
  return steps.reduce((text, step) => {
    const format = /^format:\s*(.+)$/.exec(step)?.[1]?.replace(/^(['"])(.*)\1$/, '$2')
    if (format !== undefined && isDate(value)) return formatDate(value, format)
    const modify = getOwn(modifiers, step)
    if (!modify) report(`A route or title uses | ${step}, which is not supported`)
    return modify?.(text) ?? text
  }, print(value))
}

/**
 * Parses a route or title format once, and returns the function that fills in variables. A format that has
 * `{{` anywhere takes double braces for variables and single ones for text; modifiers work in double braces
 * only.
 * @param report called for each unknown modifier while variables are filled in
 */
export function readTemplate(
  template: string,
  report: (problem: string) => void,
): (variables: TemplateVariables) => string {
  const isDouble = template.includes('{{')
  // Every second part is the code between braces.
  const parts = template.split(isDouble ? /\{\{([^}]*)\}\}/ : /\{\s*([\w:.-]+)\s*\}/)
  const fill = (part: string, variables: TemplateVariables) =>
    isDouble ? evaluate(part, variables, report) : print(variables(part))
  return (variables) => parts.map((part, at) => (at % 2 === 0 ? part : fill(part, variables))).join('')
}
