/**
 * Version of the question for consent, which the messages `consent-…` contain. Increase it when the question
 * changes its meaning: answers to other versions are ignored, so that all visitors see the question again.
 */
export const consentVersion = 1
