/**
 * Whether a text is a container id of Google Tag Manager (`GTM-AB12CD3`): it becomes part of a script's
 * address.
 */
export const isGtmId = (text: string): boolean => /^GTM-[A-Z0-9]{4,12}$/.test(text)
