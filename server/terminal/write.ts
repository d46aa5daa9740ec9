/** Writes what a command prints. */
import type { Writable } from 'node:stream'

/**
 * Writes a text and waits until it is handed over. A reader that has seen enough (`… | head`) is no error.
 */
export function write(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (error?: Error | null) => {
      const { code } = (error ?? {}) as NodeJS.ErrnoException
      if (error && code !== 'EPIPE') reject(error)
      else resolve()
    }
    stream.once('error', end)
    stream.write(text, end)
  })
}
