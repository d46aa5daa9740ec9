/**
 * Resolves when the document is visible. A document that the browser prerenders, or that is in a background
 * tab, is hidden, and may never be seen.
 */
export const whenVisible = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    check()
  })
