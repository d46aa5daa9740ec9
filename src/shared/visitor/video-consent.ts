/** Whether a visitor lets films of other websites play without asking, kept in the browser. */
import { readAnswer, writeAnswer } from './consent-answer.ts'

const key = 'video-consent'

/** Storage can be forbidden: then the answer holds for one video. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}

/**
 * Whether films of other websites need no further question; such an answer ends as that about measuring does.
 */
export const videosAllowed = (): boolean => readAnswer(inStorage((storage) => storage.getItem(key))) === 'yes'

export const allowVideosAlways = (): void => {
  inStorage((storage) => storage.setItem(key, writeAnswer('yes', Date.now())))
}

export const forgetVideos = (): void => {
  inStorage((storage) => storage.removeItem(key))
}
