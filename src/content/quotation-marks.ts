/** Removes the quotation marks around a text: quotes are shown with marks of the page's language. */

const doubleMarks = '"“”„‟«»'
/** Single marks count only as a pair: one alone may be an apostrophe, as in “'t Is hier mooi”. */
const [singleOpening, singleClosing] = ["'‘’‚", "'‘’"]

const isOutside = (sign = ''): boolean => doubleMarks.includes(sign) || sign.trim() === ''

/** The text without white space and double marks at its ends. */
function withoutDoubleMarks(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isOutside(text[start])) start += 1
  while (end > start && isOutside(text[end - 1])) end -= 1
  return text.slice(start, end)
}

/**
 * The text without the quotation marks and white space at its start and end. Takes time in proportion to its
 * length.
 */
export function withoutQuotationMarks(text: string): string {
  const inner = withoutDoubleMarks(text)
  const isPair =
    inner.length > 1 && singleOpening.includes(inner.charAt(0)) && singleClosing.includes(inner.slice(-1))
  return isPair ? withoutDoubleMarks(inner.slice(1, -1)) : inner
}
