/** The queue between a page and its tag manager, which reads it from the start whenever it comes. */
const layer = (): unknown[] => {
  const page = window as unknown as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  return page.dataLayer
}

export const pushEvent = (event: Readonly<Record<string, unknown>>): void => {
  layer().push(event)
}

/** A command as the tag manager knows it: it tells commands from events by their being `arguments`. */
function command(..._parts: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would not be taken for a command
  layer().push(arguments)
}

/** Types of storage of Consent Mode v2 that need consent; the one for a site's security needs none. */
const consentTypes = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
] as const

/** Everything is denied before anything of the tag manager runs. */
export function denyAll(): void {
  const denied = consentTypes.map((type) => [type, 'denied'])
  command('consent', 'default', { ...Object.fromEntries(denied), security_storage: 'granted' })
}

/** The visitor was asked about measuring, and about nothing else. */
export const grantMeasurement = (): void => command('consent', 'update', { analytics_storage: 'granted' })
