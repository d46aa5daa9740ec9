import type { Logger } from 'pino'
import type { ContentSource } from '../../cms/source.ts'
import type { Config } from '../../config/config.ts'
import type { Deps } from '../../deps.ts'
import { createPublisher } from '../../publish/publisher.ts'
import type { Shared } from '../../redis/shared.ts'

interface PublishServicesOptions {
  readonly config: Pick<Config, 'publishSecret'>
  readonly content: ContentSource
  readonly logger: Logger
  readonly shared: Shared | undefined
}

/**
 * Creates what takes in publishes: of the webhook, and of other machines, which a machine without a webhook of
 * its own follows too.
 */
export function createPublishServices({
  config,
  content,
  logger,
  shared,
}: PublishServicesOptions): Pick<Deps, 'publisher' | 'shared' | 'sharedPages'> {
  const isNeeded = shared !== undefined || config.publishSecret !== undefined
  const publisher = isNeeded ? createPublisher({ content, spread: shared?.spread, logger }) : undefined
  if (publisher) shared?.follow(publisher.receive)
  return { publisher, shared, sharedPages: shared?.pages }
}
