/** Reads the block "quote" from the fields that editors filled in, whatever a project calls them. */
import { withoutQuotationMarks } from '../../content/quotation-marks.ts'
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { QuoteProps } from './quote.tsx'

/** Names that projects give to the fields of this block. */
const names = {
  text: ['text', 'quote', 'citaat', 'zitat', ...common.text],
  author: ['author', 'auteur', 'autor', 'name', 'naam', 'source', 'bron', 'by', 'quelle', 'door', 'von'],
  role: ['role', 'rol', 'functie', 'function', 'position', 'job_title', 'rolle', 'funktion'],
} as const

/** Returns the props of the block's view; undefined without a text. */
export function readQuote(fields: BlockFields): QuoteProps | undefined {
  const text = withoutQuotationMarks(fields.text(...names.text) ?? '')
  if (!text) return undefined
  return defined({ text, author: fields.text(...names.author), role: fields.text(...names.role) })
}
