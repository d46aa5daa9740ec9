/** Removes the quotation marks around a text: quotes are shown with marks of the page's language. */
const opening = /^["“„«»‘']+/
const closing = '"”“«»’\''

/** The text without the quotation marks at its start and end. Takes time in proportion to its length. */
export function withoutQuotationMarks(text: string): string {
  let end = text.length
  while (end > 0 && closing.includes(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end).replace(opening, '')
}
