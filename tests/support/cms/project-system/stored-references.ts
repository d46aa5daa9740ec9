/** What stored values of relations and links say, the same for all content systems. */
import { termSlug } from '../../../../server/cms/flat-files/index/taxonomies.ts'
import { listOf, type SiteIndex, textOf, type Value, type Values } from './lookups.ts'
import { type LinkTargets, resolveLinks } from './markup.ts'

/** Reads a value with the config of its field and what the content system needs besides. */
export type ReadStored<Scope> = (value: Value, config: Values, scope: Scope) => unknown

/** Reads a list of references; the first alone where the field takes one by its setting `limit`. */
export const relation =
  <Scope>(
    limit: string,
    read: (value: Value, config: Values, scope: Scope) => readonly unknown[],
  ): ReadStored<Scope> =>
  (value, config, scope) => {
    const found = listOf(value).flatMap((each) => read(each, config, scope))
    return config[limit] === 1 ? (found[0] ?? null) : found
  }

/** Taxonomy and slug of a stored term, which names its taxonomy where the field has several. */
export function namedTerm(stored: Value, config: Values) {
  const [name = '', named] = (textOf(stored) ?? '').split('::').toReversed()
  const slug = termSlug(name)
  return { slug, taxonomy: named ?? textOf(listOf(config.taxonomies ?? config.taxonomy)[0]) ?? '' }
}

/** Address of a stored file, which is in the field's container unless it names its own. */
export function assetAddress(reference: Value, config: Values, { assets }: SiteIndex): string | undefined {
  const path = textOf(reference) ?? ''
  return assets.find(path.includes('::') ? undefined : textOf(config.container), path)?.url
}

/** The address that a stored link leads to; null for none, and for the first child of its page. */
export function linkAddress(value: Value, config: Values, targets: LinkTargets): string | null {
  const stored = textOf(value)
  if (stored === undefined || stored === '@child') return null
  const only = textOf(config.container)
  const whole = only ? stored.replace(/^asset::(?!.*::)/, `asset::${only}::`) : stored
  return resolveLinks(whole, targets) || null
}
