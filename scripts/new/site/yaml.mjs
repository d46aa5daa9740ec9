import { stringify } from 'yaml'

/** A value as YAML, with strings that need it in single quotes. */
export const toYaml = (value) => stringify(value, { lineWidth: 110, singleQuote: true, indentSeq: false })

/** An entry: its fields, and no text below. */
export const toEntry = (fields) => `---\n${toYaml(fields)}---\n`

/** A value as YAML without line breaks. */
export const toLine = (value) => stringify(value, { lineWidth: 0, singleQuote: true }).trim()
