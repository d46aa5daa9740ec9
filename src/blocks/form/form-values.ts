/** The values of a submitted form, read in the same way by the server and by the browser. */
import type { FormField } from '../../content/types.ts'

/** Values of fields by handle; a list for checkboxes. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

/** A text with `\n` as line end, as browsers count characters, and without NUL characters. */
const cleaned = (text: string): string => text.replace(/\r\n?/g, '\n').replaceAll('\0', '')

/**
 * Returns the value of a field.
 * @param textsOf returns all texts that were submitted under a name
 */
export function readValue(
  { handle, type }: FormField,
  textsOf: (name: string) => readonly string[],
): FormValues[string] {
  const texts = [...textsOf(handle), ...textsOf(`${handle}[]`)].map(cleaned)
  return type === 'checkboxes' ? texts.filter((text) => text !== '') : (texts[0] ?? '')
}
