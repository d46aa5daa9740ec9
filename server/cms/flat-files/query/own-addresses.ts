import { locales, withPrefix } from '../../../../src/i18n/locales.ts'
import { eachInSteps, type Steps } from '../../../scheduling/steps.ts'
import { type OwnAddresses, searchMoves } from '../../model/addresses/own-addresses.ts'
import { getOrAdd } from '../../model/values.ts'
import type { Entry } from '../index/inherit.ts'
import type { Site } from '../index/sites.ts'
import type { TreeNode } from '../index/tree.ts'
import { lacksSlug } from '../index/uri.ts'

interface Served extends OwnAddresses {
  /** Entries by collection handle, then by path. */
  readonly entries: Iterable<Entry>
  uri(entry: Entry): string | undefined
  /** The file at an address of the site. */
  fileAt(path: string): string | undefined
  nodeOf(entry: Entry): TreeNode | undefined
  report(problem: string): void
}

const ourPrefixes = locales.map(({ prefix }) => prefix.slice(1)).filter((prefix) => prefix !== '')
const isUnprefixed = ({ locale }: Site) => locales.some((row) => row.locale === locale && row.prefix === '')

/** Why an entry with an address is not served at it. */
function obstacle(entry: Entry, uri: string, own: Served): string | undefined {
  const { nodeOf, fileAt, isTaken, fixed, maxSegments = Number.POSITIVE_INFINITY } = own
  const end = uri.indexOf('/', 1)
  const first = uri.slice(1, end < 0 ? undefined : end)
  const { locale } = entry.site
  const path = locale === undefined ? uri : withPrefix(locale, uri)
  if (entry.slug === '' && lacksSlug(entry, nodeOf(entry)))
    return 'has no Latin letter in its name and so no address'
  if (isTaken?.(path) || fixed?.includes(uri)) return `cannot be shown: ${path} is taken by the site itself`
  if (ourPrefixes.includes(first) && isUnprefixed(entry.site))
    return `cannot be shown: /${first} is taken by the site itself`
  if (fileAt(path) !== undefined) return `cannot be shown: a file lies at ${path}`
  // Each segment has a character at least besides its slash.
  return 2 * maxSegments < uri.length && uri.split('/').length - 1 > maxSegments
    ? `cannot be shown: ${uri} has more than ${maxSegments} segments`
    : undefined
}

/**
 * Which entry answers at which address of a site. Of two the first collection by handle, then the first file
 * by path, wins (content-contract 4.6).
 */
export function* claimAddresses(served: Served): Steps<(site: string, uri: string) => Entry | undefined> {
  const taken = new Map<string, Map<string, Entry>>()
  yield* eachInSteps(served.entries, (entry) => {
    const uri = served.uri(entry)
    if (uri === undefined) return
    const inSite = getOrAdd(taken, entry.site.handle, () => new Map<string, Entry>())
    const first = inSite.get(uri)
    const why = obstacle(entry, uri, served) ?? (first && `has the same address as ${first.path}: ${uri}`)
    if (why) served.report(`${entry.path} ${why}`)
    else inSite.set(uri, entry)
    if (!why && uri === served.searchPath && entry.site.locale)
      served.report(`${entry.path} ${searchMoves(withPrefix(entry.site.locale, uri))}`)
  })
  return (site, uri) => taken.get(site)?.get(uri)
}
