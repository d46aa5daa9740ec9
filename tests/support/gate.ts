/** Stops work in the middle. */

export interface Gate {
  readonly open: () => void
  /** Resolves when the gate is open. */
  readonly passed: Promise<void>
}

/** Holds a piece of work until the test lets it go on. */
export function createGate(): Gate {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, passed }
}
