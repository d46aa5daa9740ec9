/**
 * The texts of errors and warnings. Each text is an export of its own, so that the bundler leaves out the
 * texts that the browser's first script does not use. Import all of them as `messages`.
 */

/** For an address that matches no route. */
export const routeNotFound = (fullPath: string) => `Page not found: ${fullPath}`
/** For an address that matches a route, but no page of the content. */
export const pageNotFound = (fullPath: string) => `Page Not Found: ${fullPath}`
export const payloadHost = 'Payload URL must not include hostname'
export const globals = 'Failed to fetch global data'
export const gtm = 'Failed to fetch GTM ID'
export const gtmMissing = 'No Google Tag Manager ID detected.'
export const translations = 'Failed to fetch translations'
export const translationsStatus = (status: number) => `Error fetching translations: ${status}`
export const mount = 'Error while mounting app:'
export const manifest = 'Error fetching app manifest.'
export const matcher = 'Error creating app manifest matcher.'
export const rules = 'Error matching route rules.'
export const verification = 'Google Site Verification ID is missing from globalData.'
export const xml = 'Failed to convert XML to JSON'
