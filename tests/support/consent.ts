/** Cookies of visitors who have decided about measuring. */
import { writeAnswer } from '../../src/shared/visitor/consent-answer.ts'

const day = 86_400_000

/** Value of the cookie `consent` as it was written some days ago. */
export const consentAnswer = (consent: 'yes' | 'no', daysAgo = 0): string =>
  writeAnswer(consent, Date.now() - daysAgo * day)
