/** Takes out of a path what may name a person or open a door. */

/** Characters of a path that are kept. */
const maxLength = 200
/** What stands in place of a masked segment. */
const masked = '…'

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** A word of a title is no token: those have digits among their letters, or are longer than words are. */
const looksLikeToken = (word: string): boolean =>
  /^\d{6,}$/.test(word) ||
  (word.length >= 12 && /\d/.test(word) && /[a-z]/i.test(word)) ||
  (word.length >= 16 && /[a-z]/.test(word) && /[A-Z]/.test(word.slice(1))) ||
  word.length >= 40

const isPersonal = (segment: string): boolean =>
  segment.includes('@') ||
  /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(segment) ||
  segment.split(/[-_.~+ ]/).some(looksLikeToken)

/**
 * The decoded path of a request without its query, and with `…` for segments that look like a mail address, a
 * long number or a token.
 */
export const maskedPath = (path: string): string =>
  (path.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map(decode)
    .map((segment) => (isPersonal(segment) ? masked : segment))
    .join('/')
    .replace(/\p{Cc}/gu, masked)
    .slice(0, maxLength)
