type Stop = (signal: NodeJS.Signals) => void

/** Names what SIGTERM and SIGINT do from then on. */
export type OnSignal = (stop: Stop) => void

/**
 * Listens for SIGTERM and SIGINT. Until somebody says what they do they end the process with 0: nothing was
 * accepted that could be lost. The first process of a container gets no signal that it does not listen for,
 * so this is wanted before anything that takes time.
 */
export function followSignals(): OnSignal {
  let stop: Stop = () => process.exit(0)
  // Signals come twice where npm passes on what the terminal has sent to all already: the second must not end
  // the process.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal))
  return (next) => {
    stop = next
  }
}
