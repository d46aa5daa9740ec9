/** What search engines require of a type of schema.org, by member. */
type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value.trim() !== ''
const isUrl: Check = (value) => typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value)
const isDate: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isListOf = (check: Check) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((each) => check(each))
const optional = (check: Check) => (value: unknown) => value === undefined || check(value)
const isReference: Check = (value) => isUrl((value as { '@id'?: unknown } | undefined)?.['@id'])
const isA = (type: string) => (value: unknown) => faultsOf(value, type).length === 0

const isListed: Check = (value) => isUrl((value as { url?: unknown } | undefined)?.url)
const inOrder = (value: unknown) =>
  Array.isArray(value) && value.every((each, index) => each.position === index + 1)

const required: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  Organization: { name: isText, url: isUrl, logo: optional(isUrl), sameAs: optional(isListOf(isUrl)) },
  WebSite: {
    name: isText,
    url: isUrl,
    inLanguage: isText,
    publisher: optional(isReference),
    potentialAction: isA('SearchAction'),
  },
  SearchAction: {
    target: (value) => isUrl(value) && String(value).includes('{search_term_string}'),
    'query-input': (value) => value === 'required name=search_term_string',
  },
  CollectionPage: { name: isText, url: isUrl, inLanguage: isText, mainEntity: isA('ItemList') },
  ItemList: { itemListElement: (value) => isListOf(isListed)(value) && inOrder(value) },
  BreadcrumbList: {
    itemListElement: (value) => isListOf(isA('ListItem'))(value) && inOrder(value),
  },
  ListItem: { position: Number.isInteger, name: isText, item: isUrl },
  NewsArticle: {
    headline: (value) => isText(value) && [...String(value)].length <= 110,
    datePublished: isDate,
    dateModified: optional(isDate),
    image: isUrl,
    inLanguage: isText,
    mainEntityOfPage: isUrl,
    author: isA('Organization'),
    publisher: isReference,
  },
  FAQPage: { mainEntity: isListOf(isA('Question')) },
  Question: { name: isText, acceptedAnswer: isA('Answer') },
  Answer: { text: isText },
}

/** Members that are missing or wrong; the type itself when it is another one, or none of the table. */
export function faultsOf(data: unknown, type?: string): readonly string[] {
  const node = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>
  const own = String(node['@type'])
  const members = Object.hasOwn(required, own) ? required[own] : undefined
  if (!members || (type !== undefined && own !== type)) return [`@type ${own}`]
  return Object.entries(members).flatMap(([name, check]) => (check(node[name]) ? [] : [`${own}.${name}`]))
}
