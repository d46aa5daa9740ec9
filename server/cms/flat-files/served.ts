import { locales } from '../../../src/i18n/locales.ts'
import type { Entry } from './inherit.ts'
import type { Site } from './sites.ts'
import type { TreeNode } from './tree.ts'
import { lacksSlug } from './uri.ts'
import { getOrAdd } from './values.ts'

interface Served {
  /** Entries by collection handle, then by path. */
  readonly entries: Iterable<Entry>
  readonly reserved: readonly string[]
  uri(entry: Entry): string | undefined
  nodeOf(entry: Entry): TreeNode | undefined
  report(problem: string): void
}

const ourPrefixes = locales.map(({ prefix }) => prefix.slice(1)).filter((prefix) => prefix !== '')
const isUnprefixed = ({ locale }: Site) => locales.some((row) => row.locale === locale && row.prefix === '')

/** Why an entry with an address is not served at it. */
function obstacle(entry: Entry, uri: string, { reserved, nodeOf }: Served): string | undefined {
  const segment = uri.split('/')[1] ?? ''
  if (lacksSlug(entry, nodeOf(entry))) return 'has no Latin letter in its name and so no address'
  const taken = reserved.includes(segment) || (isUnprefixed(entry.site) && ourPrefixes.includes(segment))
  return taken ? `cannot be shown: /${segment} is taken by the site itself` : undefined
}

/**
 * Which entry answers at which address of a site. Of two the first collection by handle, then the first file by path, wins
 * (content-contract 4.6).
 */
export function claimAddresses(served: Served): (site: string, uri: string) => Entry | undefined {
  const taken = new Map<string, Map<string, Entry>>()
  for (const entry of served.entries) {
    const uri = served.uri(entry)
    if (uri === undefined) continue
    const inSite = getOrAdd(taken, entry.site.handle, () => new Map<string, Entry>())
    const first = inSite.get(uri)
    const why = obstacle(entry, uri, served) ?? (first && `has the same address as ${first.path}: ${uri}`)
    if (why) served.report(`${entry.path} ${why}`)
    else inSite.set(uri, entry)
  }
  return (site, uri) => taken.get(site)?.get(uri)
}
