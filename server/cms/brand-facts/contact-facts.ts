/** Finds how an organisation is reached, and its numbers, in the global sets of any project. */
import { handleWords, wordSet } from '../../../src/content/kinds/handle-words.ts'
import type { Value, Values } from '../../../src/content/types.ts'
import { isHtml, textOf } from '../../../src/content/values/values.ts'
import { memoWeak } from '../../../src/shared/memo.ts'
import { fieldsOfSets, type SetField } from './set-fields.ts'

/** Fields for machines and for editors alone, whatever else their handle names. */
const internal = wordSet(
  'from sender afzender absender noreply recipient recipients receiver ontvanger ontvangers empfaenger smtp ' +
    'notification notifications notificatie melding meldingen admin beheerder form formulier formular key ' +
    'sleutel schluessel token secret api intern internal privacy dpo test webhook user login bank iban',
)

/** Words of Dutch, English, German and French for one kind of field, alone or at the end of a longer word. */
const kind = (words: string) =>
  new RegExp(`^(?:${words})(?:adres|adresse|address|nummer|nr|number|id|line)?$`)
const email = kind('e?mail|epost|courriel')
const phone = kind('phone|telephone|tel|telefoon|telefon|bel|ruf|call')
const address = kind(
  'address|adres|adresse|anschrift|(?:bezoek|vestigings|kantoor|haus|firmen)(?:adres|anschrift|adresse)',
)
const street = kind('street|straat|straatnaam|strasse|strassenname|rue')
const postal = kind('postcode|zip|plz|postal|postleitzahl')
const city = kind('city|town|plaats|woonplaats|vestigingsplaats|ort|stadt|stad|ville')
const country = kind('country|land|pays')
const vat = kind('vat|btw|ust|umsatzsteuer|ustid|tva')
const registration = kind('kvk|coc|register|handelsregister|registration|hrb|trade|siret|siren')

const textIn = (value: Value): string | undefined => {
  const text = isHtml(value) ? undefined : textOf(value)
  return text !== undefined && text.length <= 200 ? text : undefined
}
const matching =
  (shape: RegExp) =>
  (value: Value): string | undefined => {
    const text = textIn(value)
    return text !== undefined && shape.test(text) ? text : undefined
  }

const isPart = (words: readonly string[], shape: RegExp) => words.some((word) => shape.test(word))

interface Fact {
  /** The handle that a set `organization` has for the field. */
  readonly name: string
  isFor(words: readonly string[]): boolean
  read(value: Value): string | undefined
}

/** What is shown of an organisation. A value that does not look like its kind is something else. */
const facts: readonly Fact[] = [
  {
    name: 'email',
    isFor: (words) => isPart(words, email),
    read: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  },
  {
    name: 'phone',
    isFor: (words) => isPart(words, phone),
    read: matching(/^(?=(?:\D*\d){4})[+(\d][\d\s()/.-]{3,30}$/),
  },
  {
    name: 'address',
    isFor: (words) => isPart(words, address) && !isPart(words, /^(?:e?mail|web|ip|url|post)$/),
    read: matching(/^(?!https?:)[^@]*\d[^@]*$/),
  },
  { name: 'street', isFor: (words) => isPart(words, street), read: matching(/^[^@\n]{3,}$/) },
  {
    name: 'postal_code',
    isFor: (words) => isPart(words, postal) && !isCityToo(words),
    read: matching(/^[\dA-Z][\dA-Z -]{2,11}$/i),
  },
  {
    name: 'city',
    isFor: (words) => isPart(words, city) || isCityToo(words),
    read: matching(/^[^@\n]{2,60}$/),
  },
  { name: 'country', isFor: (words) => words.length === 1 && isPart(words, country), read: textIn },
  {
    name: 'vat_id',
    isFor: (words) => isPart(words, vat),
    read: matching(/^(?=(?:\D*\d){3})[\dA-Z][\dA-Z .-]{5,24}$/i),
  },
  {
    name: 'coc',
    isFor: (words) => isPart(words, registration),
    read: matching(/^(?=.*\d{3})[\p{L}\d][\p{L}\d .,/-]{3,40}$/u),
  },
]

/** `postcode_plaats`, `plzOrt`: the line of a postal code and a city. */
const isCityToo = (words: readonly string[]): boolean => {
  const joined = words.join('')
  return /(?:postcode|zip|plz)(?:en|und|and)?(?:plaats|city|town|ort|stadt|woonplaats)/.test(joined)
}

/** Networks whose names are the handles of fields with an address. */
const networks: Readonly<Record<string, string>> = {
  bluesky: 'Bluesky',
  facebook: 'Facebook',
  github: 'GitHub',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  peertube: 'PeerTube',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  twitter: 'X',
  vimeo: 'Vimeo',
  xing: 'XING',
  youtube: 'YouTube',
}
const isList = (handle: string): boolean =>
  /^(?:social|socials|socialmedia|sociale|sozial|soziale|reseau|reseaux)$/.test(handleWords(handle)[0] ?? '')

/** The profiles on social networks: a list of them, or a field for each. */
function socialIn(fields: readonly SetField[]): readonly Value[] {
  const list = fields.find(({ handle, value }) => isList(handle) && Array.isArray(value))
  if (Array.isArray(list?.value)) return list.value
  return fields.flatMap(({ handle, value }) => {
    const name = handleWords(handle).flatMap((word) => networks[word] ?? [])[0]
    return name !== undefined && typeof value === 'string' && /^https?:\/\//.test(value)
      ? [{ name, url: value }]
      : []
  })
}

/**
 * Reads contact facts of all sets into the fields of a set `organization`. Redirect rules and fields that are
 * for machines are left out. Never throws.
 */
export const readContactFacts = memoWeak((sets: Readonly<Record<string, Values>>): Values => {
  const fields = [...fieldsOfSets(sets)].filter(
    ({ set, handle }) => ![...handleWords(set), ...handleWords(handle)].some((word) => internal.has(word)),
  )
  const found = facts.flatMap(({ name, isFor, read }) => {
    const values = fields.flatMap(({ handle, value }) =>
      isFor(handleWords(handle)) ? (read(value) ?? []) : [],
    )
    return values[0] === undefined ? [] : [[name, values[0]] as const]
  })
  const social = socialIn(fields)
  return { ...Object.fromEntries(found), ...(social.length > 0 && { social }) }
})
