import type { Translate } from '../../i18n/translate.ts'

/** Status codes that have messages of their own, besides 404 and 500. */
const ownWords = [410, 503] as const

/** Ends of the message keys of an error screen. */
const parts = ['title', 'text', 'button'] as const

/** Start of the message keys of an error screen. */
type ErrorWords = '404' | '410' | '500' | '503'

/**
 * Returns the start of the message keys of an error screen; all of its texts have the same start. Editors can
 * write the keys `404-*` for every error. They are used for another error when editors wrote them and wrote
 * no text for that error itself.
 */
export function errorWording(status: number, t: Translate): ErrorWords {
  const own = exactWords(status)
  return isWritten(own, t) || !isWritten('404', t) ? own : '404'
}

/**
 * Returns the start of the message keys that fits a status: 410 and 503 have their own, other server errors
 * have those of 500, other client errors those of 404.
 */
function exactWords(status: number): ErrorWords {
  const own = ownWords.find((code) => code === status)
  if (own) return `${own}`
  return status >= 500 ? '500' : '404'
}

/** Whether editors wrote one of the texts of an error screen. */
const isWritten = (words: ErrorWords, t: Translate): boolean =>
  parts.some((part) => t.isWritten?.(`${words}-${part}`))
