/** Remembers whether the visitor allows videos of other websites, in the browser's local storage. */
import { readAnswer, writeAnswer } from './consent-answer.ts'

const key = 'video-consent'

/** A browser may forbid storage. Nothing is remembered then, and each video asks again. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}

/**
 * Whether the visitor has allowed all videos of other websites. The consent expires as the one to analytics
 * does.
 */
export const hasVideoConsent = (): boolean =>
  readAnswer(inStorage((storage) => storage.getItem(key))) === 'yes'

/** Remembers from now on that the visitor allows all videos of other websites. */
export const rememberVideoConsent = (): void => {
  inStorage((storage) => storage.setItem(key, writeAnswer('yes', Date.now())))
}

/** Withdraws the consent: each video asks again. */
export const forgetVideoConsent = (): void => {
  inStorage((storage) => storage.removeItem(key))
}
