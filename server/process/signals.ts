type StopHandler = (signal: NodeJS.Signals) => void

/** Sets the handler of SIGTERM and SIGINT. */
export type OnSignal = (stop: StopHandler) => void

/**
 * Listens for SIGTERM and SIGINT. Until a handler is set they end the process with 0, as no request was
 * accepted yet. The first process of a container receives only signals that it listens for: call this before
 * everything that takes time.
 */
export function followSignals(): OnSignal {
  let stop: StopHandler = () => process.exit(0)
  // npm forwards signals that the terminal has also sent to the process, so that each may arrive twice.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal))
  return (next) => {
    stop = next
  }
}
