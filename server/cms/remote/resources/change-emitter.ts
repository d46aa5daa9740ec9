export interface ChangeEmitter {
  /**
   * Says that something changed: the listeners hear it before whoever waits for the answer goes on, once for
   * all that came together.
   */
  emit(): void
  /** Returns the way to stop. */
  onChange(changed: () => void): () => void
  close(): void
}

export function createChangeEmitter(): ChangeEmitter {
  const listeners = new Set<() => void>()
  const state = { isTelling: false }

  function callBack(): void {
    state.isTelling = false
    for (const listener of listeners) listener()
  }

  return {
    emit() {
      if (!state.isTelling) queueMicrotask(callBack)
      state.isTelling = true
    },
    onChange(changed) {
      // Two that pass the same function are two listeners.
      const listener = () => changed()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => listeners.clear(),
  }
}
