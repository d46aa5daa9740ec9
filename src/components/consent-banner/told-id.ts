/** Id of the confirmation that an answer was stored: without scripts the server leads to it after an answer. */
export const toldId = 'consent-told'
