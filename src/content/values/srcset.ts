/** Checks the `srcset` and `sizes` that content sources deliver for a picture, before an `img` gets them. */
import type { Picture, Value } from '../types.ts'
import { safeLink } from './links.ts'
import { defined, firstOf, isValues, listOf, memberOf, numberOf } from './values.ts'

/** Sizes of one picture that are offered to the browser; further ones are ignored. */
const maxCandidates = 16
/** A width (`800w`) or a density (`2x`). */
const descriptor = /^(?:[1-9]\d{0,4}w|\d{1,2}(?:\.\d{1,3})?x)$/
/** The characters of a `sizes` attribute: media conditions and lengths. */
const sizesText = /^[\w\s().,:%<>=+*/-]{1,400}$/

/** One size of a picture. */
interface Candidate {
  readonly address: string
  /** `800w` or `2x`. */
  readonly size: string
}

/** Returns the address of a picture file in usable form, or undefined when it must not be used. */
type ReadAddress = (address: string) => string | undefined

/** Returns the address of a file when it is a path of this site or an http(s) address; else undefined. */
export function fileAddressOf(address: string): string | undefined {
  const safe = safeLink(address)
  return safe && /^(?:\/|https?:)/i.test(safe) ? safe : undefined
}

/** A candidate with a usable address and size; else undefined. `0w`, for an unknown width, is unusable. */
const candidate = (address: Value, size: string, read: ReadAddress): Candidate | undefined => {
  const safe = typeof address === 'string' ? read(address) : undefined
  // A list of candidates separates them by commas.
  return safe && descriptor.test(size) ? { address: safe.replaceAll(',', '%2C'), size } : undefined
}

/**
 * Parses `a.jpg 400w, b.jpg 800w`. An address may hold commas: a separator is followed by a space or comes
 * after a size.
 */
const fromText = (text: string, read: ReadAddress) =>
  text.split(/,\s+|(?<=\s[\d.]+[wx]),/).map((part) => {
    const [address = '', size = '1x', ...rest] = part.trim().split(/\s+/)
    return rest.length === 0 ? candidate(address, size, read) : undefined
  })

/** Reads image presets: `{ small: { url, width }, … }`, or a list of such objects. */
const fromPresets = (value: Value, read: ReadAddress) =>
  (isValues(value) ? Object.values(value) : listOf(value)).map((preset) => {
    const width = numberOf(memberOf(preset, 'width'))
    const address = firstOf(preset, ['url', 'src'], (member) =>
      typeof member === 'string' ? member : undefined,
    )
    return candidate(address, `${Math.round(width ?? 0)}w`, read)
  })

/**
 * Joins candidates to a `srcset` in ascending order; undefined without usable candidates. As widths and
 * densities must not be mixed, the first candidate decides which of the two is used. Of two candidates with
 * the same size the first is used.
 */
function join(candidates: readonly (Candidate | undefined)[]): string | undefined {
  const usable = candidates.filter((each) => each !== undefined).slice(0, maxCandidates)
  const kind = usable[0]?.size.at(-1)
  const bySize = new Map(usable.toReversed().map(({ address, size }) => [size, address]))
  const list = [...bySize].filter(([size]) => size.at(-1) === kind)
  const sorted = list.toSorted(([a], [b]) => Number.parseFloat(a) - Number.parseFloat(b))
  return sorted.length > 0 ? sorted.map(([size, address]) => `${address} ${size}`).join(', ') : undefined
}

/**
 * Reads the sizes in which an asset is available, from its member `srcset` in HTML's syntax, else from its
 * member `presets`, the image presets of a content system. The member `sizes` says how wide the picture is
 * shown; it is only used with widths. Unusable sizes are left out; never throws.
 * @param read checks each address in `srcset` or the presets
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
