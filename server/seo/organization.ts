import type { Values } from '../../src/content/types.ts'
import { defined } from '../../src/content/values/values.ts'
import { memoLast, memoWeak } from '../../src/shared/memo.ts'
import { context } from './linked-data.ts'
import { type PostalAddress, readOrganization } from './organization-fields.ts'

/** The `@id` by which the structured data of all pages refer to the site's organisation. */
export const organizationId = (siteUrl: string): string => new URL('/#organization', siteUrl).href

function addressData({ street, postalCode, city, country }: PostalAddress): Values | undefined {
  const found = defined({
    streetAddress: street?.replaceAll('\n', ', '),
    postalCode,
    addressLocality: city,
    addressCountry: country,
  })
  return Object.keys(found).length > 0 ? { '@type': 'PostalAddress', ...found } : undefined
}

/**
 * The organisation as schema.org JSON-LD, with a member for each value of its global set.
 * @returns the JSON-LD; undefined for an organisation without a name
 */
export const organizationData = (fields: Values, siteUrl: string): Values | undefined =>
  dataIn(fields)(siteUrl)

const dataIn = memoWeak((fields: Values) => memoLast((siteUrl: string) => dataOf(fields, siteUrl)))

function dataOf(fields: Values, siteUrl: string): Values | undefined {
  const organization = readOrganization(fields)
  const { name, logo, social, registration } = organization
  if (!name) return undefined
  return defined({
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name,
    alternateName: organization.alternateName,
    legalName: organization.legalName,
    url: organization.url ?? new URL(siteUrl).href,
    logo: logo && URL.canParse(logo, siteUrl) ? new URL(logo, siteUrl).href : undefined,
    email: organization.email,
    telephone: organization.phone,
    address: addressData(organization.address),
    sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
    vatID: organization.vatId,
    identifier: registration && { '@type': 'PropertyValue', propertyID: 'coc', value: registration },
  }) as Values
}
