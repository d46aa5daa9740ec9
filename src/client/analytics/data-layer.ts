import { consentSignals } from '../../consent/consent-signals.ts'

/**
 * The `dataLayer`, the list of entries for Google Tag Manager. The tag manager reads all entries, also those
 * from before its script has loaded.
 */
const layer = (): unknown[] => {
  const page = window as unknown as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  return page.dataLayer
}

/** Adds an event for the tag manager. */
export const pushEvent = (event: Readonly<Record<string, unknown>>): void => {
  layer().push(event)
}

/**
 * Adds a command for the tag manager, which takes entries for commands only if they are `arguments` objects.
 */
export function command(..._parts: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would not be taken for a command
  layer().push(arguments)
}

/** Denies every use of storage that needs consent. To be called before the tag manager's script is added. */
export function denyAll(): void {
  const denied = consentSignals.map((type) => [type, 'denied'])
  command('consent', 'default', { ...Object.fromEntries(denied), security_storage: 'granted' })
}

/** Grants the storage for analytics alone: the consent banner asks about nothing else. */
export const grantMeasurement = (): void => command('consent', 'update', { analytics_storage: 'granted' })
