/** Checks the sizes that the content gives for a picture before they become `srcset` and `sizes`. */
import { safeLink } from './links.ts'
import type { Picture, Value } from './types.ts'
import { defined, firstOf, isValues, listOf, memberOf, numberOf } from './values.ts'

const mostCandidates = 16
const descriptor = /^(?:[1-9]\d{0,4}w|\d{1,2}(?:\.\d{1,3})?x)$/
/** Media conditions and lengths: nothing else has a meaning here. */
const sizesText = /^[\w\s().,:%<>=+*/-]{1,400}$/

interface Candidate {
  readonly address: string
  /** `800w` or `2x`. */
  readonly size: string
}

/** An absolute address, or undefined for what may stand in no picture. */
type ReadAddress = (address: string) => string | undefined

/** Only paths of this site and http(s): a picture or file has no other address. */
export function fileAddressOf(address: string): string | undefined {
  const safe = safeLink(address)
  return safe && /^(?:\/|https?:)/i.test(safe) ? safe : undefined
}

const candidate = (address: Value, size: string, read: ReadAddress): Candidate | undefined => {
  const safe = typeof address === 'string' ? read(address) : undefined
  // A list of candidates separates them by commas.
  return safe && descriptor.test(size) ? { address: safe.replaceAll(',', '%2C'), size } : undefined
}

/**
 * `a.jpg 400w, b.jpg 800w`. An address may hold commas: a separator is followed by a space or comes after a
 * size.
 */
const fromText = (text: string, read: ReadAddress) =>
  text.split(/,\s+|(?<=\s[\d.]+[wx]),/).map((part) => {
    const [address = '', size = '1x', ...rest] = part.trim().split(/\s+/)
    return rest.length === 0 ? candidate(address, size, read) : undefined
  })

/** `{ small: { url, width }, … }` or a list of the same. */
const fromPresets = (value: Value, read: ReadAddress) =>
  (isValues(value) ? Object.values(value) : listOf(value)).map((preset) => {
    const width = numberOf(memberOf(preset, 'width'))
    const address = firstOf(preset, ['url', 'src'], (member) =>
      typeof member === 'string' ? member : undefined,
    )
    return candidate(address, `${Math.round(width ?? 0)}w`, read)
  })

/**
 * Widths and densities do not go together: the kind of the first one holds. Of two for the same size the
 * first one holds.
 */
function join(found: readonly (Candidate | undefined)[]): string | undefined {
  const usable = found.filter((each) => each !== undefined).slice(0, mostCandidates)
  const kind = usable[0]?.size.at(-1)
  const bySize = new Map(usable.toReversed().map(({ address, size }) => [size, address]))
  const list = [...bySize].filter(([size]) => size.at(-1) === kind)
  const sorted = list.toSorted(([a], [b]) => Number.parseFloat(a) - Number.parseFloat(b))
  return sorted.length > 0 ? sorted.map(([size, address]) => `${address} ${size}`).join(', ') : undefined
}

/**
 * The sizes in which an asset is to be had: its member `srcset`, as HTML writes it, else `presets`, which a
 * system makes of its image presets. Its member `sizes` says how wide the picture stands. Total: what nobody
 * can use is left out.
 */
export function sizesOf(asset: Value, read: ReadAddress = fileAddressOf): Pick<Picture, 'srcset' | 'sizes'> {
  const text = memberOf(asset, 'srcset')
  const presets = memberOf(asset, 'presets')
  const srcset =
    join(typeof text === 'string' ? fromText(text, read) : []) ?? join(fromPresets(presets, read))
  const sizes = memberOf(asset, 'sizes')
  const isUsed = srcset?.endsWith('w') && typeof sizes === 'string' && sizesText.test(sizes)
  return defined({ srcset, sizes: isUsed ? sizes : undefined })
}
