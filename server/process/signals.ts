type StopHandler = (signal: NodeJS.Signals) => void

/** Sets what SIGTERM and SIGINT do from then on. */
export type OnSignal = (stop: StopHandler) => void

/**
 * Listens for SIGTERM and SIGINT. Until a handler is set they end the process with 0, as nothing was accepted
 * yet that could be lost. The first process of a container gets no signal that it does not listen for: this
 * comes before everything that takes time.
 */
export function followSignals(): OnSignal {
  let stop: StopHandler = () => process.exit(0)
  // npm passes on signals that the terminal has sent to the process already: the second must not end it.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal))
  return (next) => {
    stop = next
  }
}
