import type { GlobalData, Value, Values } from '../../../src/content/types.ts'
import { defined, textOf } from '../../../src/content/values/values.ts'
import { memoLast, memoWeak } from '../../../src/shared/memo.ts'
import { readContactFacts } from './contact-facts.ts'
import { readTagFacts } from './tag-facts.ts'

type Sets = Readonly<Record<string, Values>>

/**
 * The fields of the set `general`, with `organization` and `redirects` as members. What these sets do not say
 * is taken from the others.
 */
export const joinSets = memoWeak((sets: Sets): GlobalData => {
  const { general = {}, organization, redirects } = sets
  const found = readTagFacts(sets)
  const orFound = (own: Value, other: string | undefined) => (textOf(own) ? undefined : other)
  return {
    ...general,
    ...defined({
      gtm_id: orFound(general.gtm_id, found.gtmId),
      gsc_verification: orFound(general.gsc_verification, found.siteVerification),
      description: orFound(general.description ?? general.seo_description, found.description),
      organization,
      redirects: redirects ?? found.redirects,
    }),
  }
})

/** Whether a language says all that the footer shows first, so that no other has to be asked. */
export function hasWholeContact(sets: Sets): boolean {
  const { email, phone, address, street } = readContactFacts(sets)
  return Boolean(email && phone && (address ?? street))
}

/** The contact facts of a language, with those of the default language where it has none. */
export const contactFactsOf = (own: Sets, site: Sets): Values =>
  own === site ? readContactFacts(own) : joinFacts(readContactFacts(own))(readContactFacts(site))

const joinFacts = memoWeak((own: Values) => memoLast((site: Values): Values => ({ ...site, ...own })))

/** The fields of the set `organization`, and what others say; undefined where no set says anything. */
export const organizationWith = memoWeak((contact: Values) =>
  memoLast((own: Values | undefined): Values | undefined => {
    if (Object.keys(contact).length === 0) return own
    const said = Object.entries(own ?? {}).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    )
    // An address of the set itself is whole, and so is that of the others.
    const { address, street, postal_code, city, country, ...rest } = contact
    const isPlaced = said.some(([name]) => /addr|adres|anschrift|stra|street|postcode|plz/.test(name))
    const place = isPlaced ? {} : defined({ address, street, postal_code, city, country })
    return { ...rest, ...place, ...Object.fromEntries(said) }
  }),
)
