/**
 * Of the question that the texts `consent-…` ask. Whoever makes it ask for something else raises this: an
 * answer to another version is none, so everybody is asked again.
 */
export const consentVersion = 1
