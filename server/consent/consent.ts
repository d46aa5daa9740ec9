/** What the site asks consent for, at any moment. */
import { plainVersions } from '../../src/shared/visitor/consent-answer.ts'
import type { Config } from '../config/config.ts'
import { type ConsentSetup, hasChoice, questionOf } from './consent-setup.ts'

/** What the site asks consent for. */
export interface Consent {
  /** The same object until it changes; undefined for a site without categories. */
  setup(): ConsentSetup | undefined
  /** Looks for changes in the content; `setup` knows them then. Never rejects. */
  refresh(): Promise<void>
  /** Whether the tools of the setup wait for an answer. */
  isRequired(): boolean
  /** Versions of stored answers that count. */
  versions(): readonly string[]
}

/** Categories in the content. */
export interface ContentCategories {
  known(): ConsentSetup | undefined
  refresh(): Promise<void>
}

/**
 * Creates the reader of what the site asks.
 * @param named the categories that the operator named, at this moment
 * @param content the categories in the content, which count where the operator names none
 */
export function createConsent(
  config: Pick<Config, 'consent'>,
  named: () => ConsentSetup | undefined = () => undefined,
  content?: ContentCategories,
): Consent {
  const setup = () => named() ?? content?.known()
  return {
    setup,
    async refresh() {
      if (content && !named()) await content.refresh()
    },
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
