/** The languages that the made-up sites of the tests are written in; the site itself may have more. */
export const writtenLocales = ['nl', 'en', 'de'] as const
export type WrittenLocale = (typeof writtenLocales)[number]
