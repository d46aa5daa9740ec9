/** Turns the internal paths in the data of a page into the addresses that its visitors use. */
import type { Payload } from '../../../src/content/payload.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import { memoText, memoWeak } from '../../../src/shared/memo.ts'
import { hasDomains, type PublicAddresses, publicAddresses, type Site } from './public-addresses.ts'

/** Names of the members of a payload that hold addresses. */
const addressMembers: ReadonlySet<string> = new Set(['path', 'href', 'home', 'url'])
/** The links in markup of this site, whose attributes all have double quotes. */
const links = /( href=")(\/[^"]*)/g

type ToPublic = (address: string) => string

/** Converts all addresses in a value. Objects that several pages share are converted once. */
function createConverter(toPublic: ToPublic): (value: unknown) => unknown {
  const objectOf = memoWeak((value: object): unknown =>
    Array.isArray(value)
      ? value.map((item) => (typeof item === 'object' ? convert(item) : item))
      : Object.fromEntries(Object.entries(value).map(([name, member]) => [name, memberOf(name, member)])),
  )
  const convert = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? objectOf(value) : value

  function memberOf(name: string, member: unknown): unknown {
    if (typeof member !== 'string') return convert(member)
    if (addressMembers.has(name)) return toPublic(member)
    return name === 'html' ? member.replace(links, (_, start, href) => start + toPublic(href)) : member
  }
  return convert
}

const converters = memoWeak((addresses: PublicAddresses) =>
  memoText((locale: Locale) => createConverter((address) => addresses.hrefFrom(locale, address))),
)

/** The address that an error screen repeats, as its visitor knows it. */
function publicError(data: Payload['data'], toPublic: ToPublic): Payload['data'] {
  if (data.kind !== 'error' || data.requested === undefined) return data
  const requested = toPublic(data.requested)
  const message = data.message?.replace(data.requested, () => requested)
  return { ...data, requested, ...(message !== undefined && { message }) }
}

/**
 * The payload with the addresses that visitors of its domain use: paths of that domain, and absolute URLs of
 * others. Where no language has a domain of its own it is returned as it is. The head has absolute URLs
 * already.
 */
export function publicPayload(site: Site, payload: Payload): Payload {
  if (!hasDomains(site.languages)) return payload
  const addresses = publicAddresses(site)
  const convert = converters(addresses)(payload.locale)
  const toPublic = (address: string) => addresses.hrefFrom(payload.locale, address)
  return {
    ...payload,
    path: toPublic(payload.path),
    shell: convert(payload.shell) as Payload['shell'],
    data: convert(publicError(payload.data, toPublic)) as Payload['data'],
  }
}
