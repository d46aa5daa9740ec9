/** What the site asks consent for, at any moment. */
import { plainVersions } from '../../src/shared/visitor/consent-answer.ts'
import type { Config } from '../config/config.ts'
import { type ConsentSetup, hasChoice, questionOf } from './consent-setup.ts'

/** What the site asks consent for. */
export interface Consent {
  /** The same object until it changes; undefined for a site without categories. */
  setup(): ConsentSetup | undefined
  /** Whether the tools of the setup wait for an answer. */
  isRequired(): boolean
  /** Versions of stored answers that count. */
  versions(): readonly string[]
}

/**
 * Creates the reader of what the site asks.
 * @param setup the categories at this moment
 */
export function createConsent(
  config: Pick<Config, 'consent'>,
  setup: () => ConsentSetup | undefined = () => undefined,
): Consent {
  return {
    setup,
    isRequired() {
      const now = setup()
      return now !== undefined && config.consent !== 'off' && hasChoice(now)
    },
    versions() {
      const now = setup()
      return now ? questionOf(now).versions : plainVersions
    },
  }
}
