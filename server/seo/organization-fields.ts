import type { ContactLine, Organization, SocialLink } from '../../src/content/shell/organization.ts'
import type { Value, Values } from '../../src/content/types.ts'
import { pictureOf } from '../../src/content/values/assets.ts'
import { safeLink } from '../../src/content/values/links.ts'
import {
  defined,
  distinct,
  firstOf,
  isValues,
  itemsOf,
  memberOf,
  textOf,
} from '../../src/content/values/values.ts'
import { memoWeak } from '../../src/shared/memo.ts'

/** Handles of the fields of the organisation's global set, as projects in different languages name them. */
const names = {
  name: ['name', 'organization_name', 'naam', 'organisatie', 'bedrijfsnaam', 'firma', 'nom'],
  alternateName: ['alternate_name'],
  legalName: ['legal_name'],
  logo: ['logo', 'organization_logo'],
  url: ['url', 'website'],
  email: ['email', 'e_mail', 'e-mail', 'mail', 'courriel'],
  phone: ['phone', 'telephone', 'telefoon', 'telefoonnummer', 'telefon', 'tel'],
  address: ['address', 'adres', 'adresse', 'anschrift'],
  street: ['street', 'straat', 'straße', 'strasse', 'rue'],
  postalCode: ['postal_code', 'postcode', 'zip', 'plz', 'code_postal'],
  city: ['city', 'plaats', 'ort', 'stadt', 'ville'],
  country: ['country', 'land', 'pays'],
  social: ['same_as', 'social', 'socials', 'social_links'],
  socialName: ['name', 'naam', 'title', 'label', 'platform', 'network', 'nom'],
  vatId: ['vat_id', 'vat', 'btw', 'btw_nummer', 'ust_id', 'ustid'],
  registration: ['coc', 'kvk', 'kvk_nummer', 'handelsregister'],
} as const

/** A postal address from the global set. */
export interface PostalAddress {
  /** The whole address with its lines, where it is one text. */
  readonly street?: string
  readonly postalCode?: string
  readonly city?: string
  /** Name of the country; for a select field its value: `NL`, not `Nederland`. */
  readonly country?: string
}

/** Fields of the organisation's global set, in one form for all sources and projects. */
export interface OrganizationFields {
  readonly name?: string
  readonly alternateName?: string
  readonly legalName?: string
  /** A path of this site or an http(s) address. */
  readonly logo?: string
  readonly url?: string
  readonly email?: string
  readonly phone?: string
  readonly address: PostalAddress
  readonly social: readonly SocialLink[]
  readonly vatId?: string
  /** Number in the trade register, such as that of the Dutch Kamer van Koophandel. */
  readonly registration?: string
}

/** An http(s) address; undefined for other values. */
const webAddress = (value: Value): string | undefined => {
  const address = typeof value === 'string' ? safeLink(value) : undefined
  return address && /^https?:\/\//i.test(address) ? address : undefined
}

/** Reads a country from a text or a select field. */
const countryOf = (value: Value): string | undefined => textOf(memberOf(value, 'value') ?? value)

/** Reads the address: a group, a grid of one row, one text, or fields beside the others. */
function addressOf(fields: Values): PostalAddress {
  const [address] = names.address.flatMap((name) => itemsOf(memberOf(fields, name)))
  const parts = isValues(address) ? address : fields
  return defined({
    street: firstOf(parts, names.street, textOf) ?? (isValues(address) ? undefined : textOf(address)),
    postalCode: firstOf(parts, names.postalCode, textOf),
    city: firstOf(parts, names.city, textOf),
    country: firstOf(parts, names.country, countryOf),
  })
}

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url

/** Reads a link to a social network: an address, `{ name, url }` or `{ prefix, handle }`. */
function socialOf(row: Value): SocialLink | undefined {
  const [prefix, handle] = [memberOf(row, 'prefix'), memberOf(row, 'handle')]
  const joined = typeof prefix === 'string' && typeof handle === 'string' ? prefix + handle : undefined
  const address = isValues(row) ? firstOf(row, ['url', 'link', 'href'], webAddress) : webAddress(row)
  // Editors name the address in any language: in a row of a list of profiles each address is that of one.
  const other = isValues(row) ? firstOf(row, Object.keys(row), webAddress) : undefined
  const url = address ?? webAddress(joined) ?? other
  return url ? { name: firstOf(row, names.socialName, textOf) ?? hostOf(url), url } : undefined
}

const socialsOf = (value: Value): readonly SocialLink[] | undefined => {
  const found = distinct(
    itemsOf(value).flatMap((row) => socialOf(row) ?? []),
    ({ url }) => url,
  )
  return found.length > 0 ? found : undefined
}

/**
 * Reads the organisation's global set of any project. It never throws: values that cannot be used are left
 * out.
 */
export const readOrganization = memoWeak(
  (fields: Values): OrganizationFields =>
    defined({
      name: firstOf(fields, names.name, textOf),
      alternateName: firstOf(fields, names.alternateName, textOf),
      legalName: firstOf(fields, names.legalName, textOf),
      logo: firstOf(fields, names.logo, (value) => pictureOf(value)?.src),
      url: firstOf(fields, names.url, webAddress),
      email: firstOf(fields, names.email, textOf),
      phone: firstOf(fields, names.phone, textOf),
      address: addressOf(fields),
      social: firstOf(fields, names.social, socialsOf) ?? [],
      vatId: firstOf(fields, names.vatId, textOf),
      registration: firstOf(fields, names.registration, textOf),
    }),
)

const line = (text: string, href: string | undefined): ContactLine => defined({ text, href })

/**
 * A mail address with its link; without one where a `mailto:` address could mean several receivers or further
 * parameters (`,`, `;`, `?`, `&`).
 */
const mailLine = (email: string): ContactLine =>
  line(email, /^[^\s@,;?&]+@[^\s@,;?&]+$/.test(email) ? safeLink(`mailto:${email}`) : undefined)

/** A telephone number with its link, which dials `+31 (0)595 55` as `+3159555`. */
function phoneLine(phone: string): ContactLine {
  const dialled = phone.startsWith('+') ? phone.replaceAll('(0)', '') : phone
  const digits = dialled.replace(/[^\d+]/g, '')
  return line(phone, /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : undefined)
}

const addressLines = ({ street = '', postalCode, city }: PostalAddress): readonly string[] =>
  [...street.split('\n'), [postalCode, city].filter(Boolean).join(' ')]
    .map((text) => text.trim())
    .filter(Boolean)

/** The organisation's data that the footer shows. No other field of the global set leaves the server. */
export const shownOrganization = memoWeak((fields: Values): Organization | undefined => {
  const { name, address, phone, email, social, vatId, registration } = readOrganization(fields)
  const shown = defined({
    name,
    address: addressLines(address),
    phone: phone === undefined ? undefined : phoneLine(phone),
    email: email === undefined ? undefined : mailLine(email),
    social,
    vatId,
    registration,
  })
  const isEmpty = Object.values(shown).every((member) => Array.isArray(member) && member.length === 0)
  return isEmpty ? undefined : shown
})
