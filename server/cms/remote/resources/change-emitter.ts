export interface ChangeEmitter {
  /**
   * Calls the listeners in the next microtask, once for all calls before it: before code that awaits the
   * changed answer goes on.
   */
  emit(): void
  /** Returns the function that removes the listener. */
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
      // The same function passed twice counts as two listeners.
      const listener = () => changed()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => listeners.clear(),
  }
}
