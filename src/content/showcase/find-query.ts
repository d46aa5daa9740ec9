/** The query by which the overview of the design system shows what a text finds: `?q=select+disabled`. */

/** Longest text that is looked for. */
const maxLength = 60

/** Reads the text to find from a query; empty without one. */
export const readFind = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, maxLength)

/** Formats a text to find as a query; empty without a text. */
export const findQuery = (text: string): string => (text === '' ? '' : `?${new URLSearchParams({ q: text })}`)
