/** Reads the block "code" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { CodeProps } from './code.tsx'

/** Names that projects give to the fields of this block. */
const names = {
  title: common.title,
  language: ['language', 'taal', 'lang', 'mode', 'sprache'],
  code: ['code', 'snippet', 'source', 'broncode', 'quelltext', 'quellcode', ...common.text],
} as const

/** Returns the props of the block's view; undefined without code. */
export function readCode(fields: BlockFields): CodeProps | undefined {
  // Without empty lines at the start and white space at the end; the first line stays indented.
  const code = fields.raw(...names.code)?.replace(/^\s*\n|\s+$/g, '')
  if (!code) return undefined
  return defined({ title: fields.text(...names.title), language: fields.text(...names.language), code })
}
