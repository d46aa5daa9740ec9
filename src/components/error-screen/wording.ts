import type { Translate } from '../../i18n/translate.ts'

const ownWords = [410, 503] as const
const parts = ['title', 'text', 'button'] as const

type ErrorWords = '404' | '410' | '500' | '503'

/**
 * Start of the message keys of an error screen: all of its words are those of one status. The keys `404-*` are
 * for every error. Other failures have words of their own where editors wrote some of them, or wrote none for
 * `404-*` either: the words in the code are then more exact.
 */
export function errorWording(status: number, t: Translate): ErrorWords {
  const own = exactWords(status)
  return isWritten(own, t) || !isWritten('404', t) ? own : '404'
}

/**
 * What is gone for good and what is away for a moment; every other failure of ours is a 500, every other
 * error a missing page.
 */
function exactWords(status: number): ErrorWords {
  const own = ownWords.find((code) => code === status)
  if (own) return `${own}`
  return status >= 500 ? '500' : '404'
}

const isWritten = (words: ErrorWords, t: Translate): boolean =>
  parts.some((part) => t.isWritten?.(`${words}-${part}`))
