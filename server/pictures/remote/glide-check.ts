/** Finds out whether the content system answers the addresses of small pictures, before pages name them. */
import type { Logger } from 'pino'
import type { FileClient } from '../../cms/http-client/files/file-client.ts'

/** Whether the small pictures of the content system can be had. */
export interface GlideCheck {
  /**
   * False until the system has answered for a first picture, and where it refused. A system that refused is
   * asked again after ten minutes.
   * @param srcset that of the picture in question; its first address is asked for
   */
  works(srcset: string): boolean
  /** Resolves when no question is open. */
  settled(): Promise<void>
}

interface GlideCheckOptions {
  readonly client: Pick<FileClient, 'fetchStart'>
  readonly logger: Pick<Logger, 'info' | 'warn'>
  /** Called once the system has answered: pages may name its small pictures then. */
  readonly onWorking: () => void
}

/** Bytes that tell that a picture comes. */
const firstBytes = 64
/** Milliseconds after which a system that refused is asked again. */
const askAgainAfter = 600_000

/**
 * Creates the check. A system with another key, another route, or one that keeps its small pictures as files
 * would answer every address with an error, and pages would show no picture.
 */
export function createGlideCheck({ client, logger, onWorking }: GlideCheckOptions): GlideCheck {
  const state = { works: false, askAt: Number.NEGATIVE_INFINITY, asking: Promise.resolve() }

  async function ask(address: string): Promise<void> {
    try {
      await client.fetchStart(address, firstBytes)
      state.works = true
      logger.info('The content system makes small pictures')
      onWorking()
    } catch (err) {
      const problem = 'The content system makes no small pictures: check GLIDE_KEY and GLIDE_ROUTE'
      // The address would let anybody ask for this picture, and nothing else.
      logger.warn({ err, picture: address.replace(/[?].*$/, '') }, problem)
    }
  }

  return {
    works(srcset) {
      const now = performance.now()
      if (!state.works && now >= state.askAt) {
        state.askAt = now + askAgainAfter
        state.asking = ask(srcset.split(' ', 1).join(''))
      }
      return state.works
    },
    settled: () => state.asking,
  }
}
