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

/** Whether the visitor has allowed all videos of other websites, at most 365 days ago. */
export const hasVideoConsent = (): boolean =>
  readAnswer(inStorage((storage) => storage.getItem(key))) === 'yes'

/** Remembers that the visitor allows all videos of other websites. */
export const rememberVideoConsent = (): void => {
  inStorage((storage) => storage.setItem(key, writeAnswer('yes', Date.now())))
}

/** Withdraws the consent: each video asks again. */
export const forgetVideoConsent = (): void => {
  inStorage((storage) => storage.removeItem(key))
}
