import type { Translate } from '../../i18n/translate.ts'

/** Status codes that have messages of their own, besides 404 and 500. */
const ownWords = [410, 503] as const

/**
 * Ends of the message keys that decide whether editors wrote the texts: `404-title`, `404-text`,
 * `404-button`.
 */
const parts = ['title', 'text', 'button'] as const

/** Start of the message keys of an error screen. */
type ErrorWords = '404' | '410' | '500' | '503'

/**
 * Returns the start of the message keys of an error screen (`404` for `404-title`); all texts of one screen
 * have the same start. The texts `404-*` of editors count for every error: for another one they are used when
 * editors wrote no text for that error itself.
 */
export function errorWording(status: number, t: Translate): ErrorWords {
  const own = exactWords(status)
  return isWritten(own, t) || !isWritten('404', t) ? own : '404'
}

/**
 * Returns the start of the message keys that fits a status: 410 and 503 have their own texts, other server
 * errors have those of 500, other client errors those of 404.
 */
function exactWords(status: number): ErrorWords {
  const own = ownWords.find((code) => code === status)
  if (own) return `${own}`
  return status >= 500 ? '500' : '404'
}

/** Whether editors wrote one of the texts of an error screen. */
const isWritten = (words: ErrorWords, t: Translate): boolean =>
  parts.some((part) => t.isWritten?.(`${words}-${part}`))
