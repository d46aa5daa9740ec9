/** Calls listeners after responses of the content system changed, once for changes at the same moment. */
export interface ChangeEmitter {
  /**
   * Calls the listeners in the next microtask, once for all calls of `emit` until then. The listeners thus
   * run before code that awaits the changed response.
   */
  emit(): void
  /** Adds a listener. Returns a function that removes it. */
  onChange(changed: () => void): () => void
  /** Removes all listeners. */
  close(): void
}

/** Creates an emitter without listeners. */
export function createChangeEmitter(): ChangeEmitter {
  const listeners = new Set<() => void>()
  const state = { isScheduled: false }

  function callBack(): void {
    state.isScheduled = false
    for (const listener of listeners) listener()
  }

  return {
    emit() {
      if (!state.isScheduled) queueMicrotask(callBack)
      state.isScheduled = true
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
