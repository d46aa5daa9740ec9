/** Remembers whether the visitor allows videos of other websites, in the browser's local storage. */
import { readAnswer, writeAnswer } from './consent-answer.ts'

/** Key of the answer in the browser's storage. */
const key = 'video-consent'

/**
 * Returns the result of `use`; undefined where the browser forbids storage. Nothing is remembered then, and
 * each video asks again.
 */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}

/**
 * Where the visitor has allowed all content of other websites: `here`, at most 365 days ago, or by the
 * category of the `banner`, whose answer names it; undefined where nowhere.
 */
export function videoConsent(): 'here' | 'banner' | undefined {
  if (readAnswer(inStorage((storage) => storage.getItem(key))) === 'yes') return 'here'
  const isAnswered = document.documentElement.dataset.consent
  return isAnswered && /(?:^|; )consent=[^.;]*\+embeds[+.]/.test(document.cookie) ? 'banner' : undefined
}

/** Remembers that the visitor allows all videos of other websites. */
export const rememberVideoConsent = (): void => {
  inStorage((storage) => storage.setItem(key, writeAnswer('yes', Date.now())))
}

/** Withdraws the consent: each video asks again. */
export const forgetVideoConsent = (): void => {
  inStorage((storage) => storage.removeItem(key))
}
