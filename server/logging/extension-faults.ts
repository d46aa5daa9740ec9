import type { Logger } from 'pino'

/** Reports what the extensions of a project (`extensions/`) do wrong; the block of one is left out then. */
export interface ExtensionFaults {
  /** Logs an error of an extension, each once. */
  report(extension: string, err: unknown): void
}

/** Maximum number of logged errors: their messages may have texts of the content in them. */
const maxFaults = 200

/** Creates the reports, which tell errors apart by their messages. */
export function createExtensionFaults(logger: Pick<Logger, 'error'>): ExtensionFaults {
  const reported = new Set<string>()
  return {
    report(extension, err) {
      const key = JSON.stringify([extension, String(err).slice(0, 200)])
      if (reported.has(key) || reported.size >= maxFaults) return
      reported.add(key)
      logger.error({ err, extension }, 'An extension failed; its block is left out')
    },
  }
}
