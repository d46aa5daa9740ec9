/** Hosts in `site.yaml`: what joins the content security policy. */
import * as v from 'valibot'
import { isOrigin, toOrigin } from '../../../config/values.ts'
import { hostKinds, type TagHosts } from '../../../consent/consent-setup.ts'
import { mustBe } from '../../expectations.ts'
import { section } from '../../schema.ts'

/** A host by name; also on the own machine, to try things out. */
const secure = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:\/|$)/i
const onOwnMachine = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?(?:\/|$)/

/** Whether a text is an address that may be asked: https and without wildcards. */
const isSafe = (value: string): boolean =>
  (secure.test(value) || onOwnMachine.test(value)) && URL.canParse(value) && !new URL(value).username

/** `stats.example` is short for `https://stats.example`. */
const withScheme = (value: string): string =>
  /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(value) ? `https://${value}` : value

const maxLength = 300

/** An https address, with or without a path. */
export const address = (what: string) =>
  v.pipe(
    v.unknown(),
    v.string(mustBe(what)),
    v.trim(),
    v.maxLength(maxLength, mustBe(what)),
    v.check(isSafe, mustBe(what)),
    v.transform((value) => new URL(value).href),
  )

/** A host by its name (`stats.example`) or origin (`https://stats.example`): no wildcard, path or keyword. */
export const host = v.pipe(
  v.string(mustBe('a host, such as stats.example')),
  v.trim(),
  v.maxLength(maxLength, mustBe('a host, such as stats.example')),
  v.transform(withScheme),
  v.check(
    (value) => isSafe(value) && isOrigin(value),
    mustBe('a host without wildcard, path or keyword, such as stats.example'),
  ),
  v.transform(toOrigin),
)

const hostList = v.array(host, mustBe('a list of hosts, such as [stats.example]'))

/** Hosts by what they are needed for: `{ script: […], connect: […] }`. */
export const tagHosts = v.pipe(
  section(
    Object.fromEntries(hostKinds.map((kind) => [kind, v.optional(hostList)])) as Record<
      (typeof hostKinds)[number],
      v.OptionalSchema<typeof hostList, undefined>
    >,
  ),
  v.transform(
    (hosts) => Object.fromEntries(Object.entries(hosts).filter(([, list]) => list !== undefined)) as TagHosts,
  ),
)
