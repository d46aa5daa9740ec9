/** Every wording of the error catalogue (specification, section 8; product.md, section 6). */
export const messages = {
  routeNotFound: (fullPath: string) => `Page not found: ${fullPath}`,
  pageNotFound: (fullPath: string) => `Page Not Found: ${fullPath}`,
  payloadHost: 'Payload URL must not include hostname',
  globals: 'Failed to fetch global data',
  gtm: 'Failed to fetch GTM ID',
  gtmMissing: 'No Google Tag Manager ID detected.',
  translations: 'Failed to fetch translations',
  translationsStatus: (status: number) => `Error fetching translations: ${status}`,
  mount: 'Error while mounting app:',
  manifest: 'Error fetching app manifest.',
  matcher: 'Error creating app manifest matcher.',
  rules: 'Error matching route rules.',
  verification: 'Google Site Verification ID is missing from globalData.',
  xml: 'Failed to convert XML to JSON',
} as const
