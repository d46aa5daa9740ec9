/**
 * Version of the question for consent, whose words are the messages `consent-…`. Increase the version when
 * the question changes its meaning: answers to other versions are ignored, so that all visitors see the
 * question again.
 */
export const consentVersion = 1
