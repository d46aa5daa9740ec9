/**
 * Resolves when somebody looks at the document: one that is prerendered, or in a tab behind, is hidden and
 * may never be seen.
 */
export const whenVisible = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    look()
  })
