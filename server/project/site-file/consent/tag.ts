/** The tools of a category in `site.yaml`: each a map with the name of its kind. */
import * as v from 'valibot'
import { isGtmId } from '../../../../src/client/analytics/gtm-id.ts'
import type { TagSetup } from '../../../consent/consent-setup.ts'
import { mustBe } from '../../expectations.ts'
import { isEmpty, section } from '../../schema.ts'
import { address, host, tagHosts } from './hosts.ts'

/** A text of a certain shape, of which an example is shown. */
const shaped = (pattern: RegExp, what: string) =>
  v.pipe(v.unknown(), v.string(mustBe(what)), v.trim(), v.regex(pattern, mustBe(what)))

const yes = v.pipe(
  v.literal('true'),
  v.transform(() => 'all' as const),
)
const hashes = v.array(
  shaped(/^'?sha256-[A-Za-z\d+/]{43}='?$/, 'a hash, such as sha256-…='),
  mustBe('true, or a list of hashes such as [sha256-…=]'),
)
const inlineScripts = v.lazy((value) =>
  value === 'true'
    ? yes
    : v.pipe(
        hashes,
        v.transform((list) => list.map((hash) => hash.replaceAll("'", ''))),
      ),
)

/** What every tool may have. */
const common = { hosts: v.optional(tagHosts), inline_scripts: v.optional(inlineScripts) }

type Read<T extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<T & typeof common, undefined>>

interface Kind<T extends v.ObjectEntries> {
  /** The keys of the kind, besides those that every tool may have. */
  readonly keys: T
  /** The only key that has to be there: a text in place of the map is its value. */
  readonly short?: keyof T & string
  readonly tag: (values: Read<T>) => TagSetup['tag']
}

/** The schema of a kind of tools. */
const kindOf = <T extends v.ObjectEntries>({ keys, short, tag: tagOf }: Kind<T>) =>
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      short !== undefined && typeof value === 'string' && !isEmpty(value) ? new Map([[short, value]]) : value,
    ),
    section({ ...keys, ...common }),
    v.transform((values): TagSetup => {
      const { hosts = {}, inline_scripts: inlineScripts } = values as Read<typeof common>
      return { tag: tagOf(values as Read<T>), hosts, ...(inlineScripts && { inlineScripts }) }
    }),
  )

/** A value that has to be there: a missing one is told as an empty one. */
const required = <T extends v.GenericSchema<unknown, string>>(schema: T) =>
  v.pipe(v.optional(v.unknown(), ''), schema)

/** Names of attributes that a script may have: none that runs code. */
const attributeName = shaped(
  /^(?:data-[a-z\d_.-]{1,60}|id|crossorigin|integrity|referrerpolicy)$/,
  'data-…, id, crossorigin, integrity or referrerpolicy',
)
const attributeValue = v.pipe(
  v.string(mustBe('a text')),
  v.maxLength(500, mustBe('a text of at most 500 characters')),
)
const storedName = shaped(
  /^[\w.:-]{2,60}\*?$/,
  'the name of a cookie, with * at its end for all that begin so',
)

const gtmId = v.pipe(v.string(), v.trim(), v.check(isGtmId, mustBe('a container id, such as GTM-AB12CD3')))
const matomoUrl = address('the https address of a Matomo installation')
const domain = shaped(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i, 'the name of the site there, such as site.example')
const clarityId = shaped(/^[a-z\d]{6,16}$/, 'a project id of Clarity, such as a1b2c3d4e5')
const site = shaped(/^\d{1,9}$/, 'the number of the site there')
const scriptSrc = address('the https address of a script')

/** The kinds of tools. */
const kinds = {
  gtm: kindOf({
    keys: { id: v.optional(gtmId) },
    short: 'id',
    tag: ({ id }) => ({ kind: 'gtm', ...(id && { id }) }),
  }),
  matomo: kindOf({
    keys: { url: required(matomoUrl), site: required(site) },
    tag: ({ url, site: number }) => ({ kind: 'matomo', url: `${url.replace(/\/+$/, '')}/`, site: number }),
  }),
  plausible: kindOf({
    keys: { domain: required(domain), host: v.optional(host, 'plausible.io') },
    short: 'domain',
    tag: ({ domain: name, host: origin }) => ({ kind: 'plausible', domain: name, host: origin }),
  }),
  clarity: kindOf({
    keys: { id: required(clarityId) },
    short: 'id',
    tag: ({ id }) => ({ kind: 'clarity', id }),
  }),
  script: kindOf({
    keys: {
      src: required(scriptSrc),
      attributes: v.optional(v.map(attributeName, attributeValue, mustBe('a map of attributes'))),
      stored: v.optional(v.array(storedName, mustBe('a list of names, such as [chat_*]'))),
    },
    short: 'src',
    tag: ({ src, attributes = new Map(), stored = [] }) => ({
      ...{ kind: 'script', src, stored },
      attributes: Object.fromEntries(attributes),
    }),
  }),
}

const kindNames = Object.keys(kinds)

/** A tool: a map with one key, the name of its kind. */
export const tag = v.pipe(
  section(
    Object.fromEntries(
      Object.entries(kinds).map(([name, schema]) => [name, v.optional(schema)]),
    ) as unknown as Record<string, v.OptionalSchema<v.GenericSchema<unknown, TagSetup>, undefined>>,
  ),
  v.transform((map) => Object.values(map).filter((each) => each !== undefined)),
  v.check((found) => found.length === 1, mustBe(`a map with one of ${kindNames.join(', ')}`)),
  v.transform(([only]) => only as TagSetup),
)
