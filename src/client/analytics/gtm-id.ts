/** Whether a text is a container id of Tag Manager; nothing else may become part of a script. */
export const isGtmId = (text: string): boolean => /^GTM-[A-Z0-9]{4,12}$/.test(text)
