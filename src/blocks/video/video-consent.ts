const key = 'video-consent'

/** Storage can be forbidden: then the answer holds for one video. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}

export const videosAllowed = (): boolean => inStorage((storage) => storage.getItem(key)) === 'yes'

export const allowVideosAlways = (): void => {
  inStorage((storage) => storage.setItem(key, 'yes'))
}
