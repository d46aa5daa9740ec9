/** The storage types of Consent Mode v2. */
export const consentSignals = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
] as const

/** A storage type of Consent Mode v2 that needs consent: all but `security_storage`. */
export type ConsentSignal = (typeof consentSignals)[number]
