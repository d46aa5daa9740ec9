/** Reads pictures and files from the values that content sources deliver. */
import type { FileLink, Picture, Value } from '../types.ts'
import { fileAddressOf, sizesOf } from './srcset.ts'
import { defined, firstOf, isValues, itemsOf, memberOf, numberOf, textOf } from './values.ts'

/** Members of an asset that may hold its address, the preferred one first. */
const addressMembers = ['url', 'src', 'permalink', 'path'] as const
/** File name extensions of pictures. */
const pictureTypes = new Set(['apng', 'avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'])

/** The address of an asset, or of a text that is itself an address; undefined if it is not safe to use. */
const fileAddress = (value: Value): string | undefined =>
  typeof value === 'string' ? fileAddressOf(value) : firstOf(value, addressMembers, stringAddress)

const stringAddress = (value: Value) => (typeof value === 'string' ? fileAddressOf(value) : undefined)

/** The decoded last segment of an address: `/assets/plan%202.pdf?v=1` → `plan 2.pdf`. */
const fileName = (address: string): string => {
  const name =
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The extension of an address in lower case, without the dot; empty if there is none. */
const extension = (address: string): string =>
  /\.([a-z0-9]{2,5})$/i.exec(fileName(address))?.[1]?.toLowerCase() ?? ''

/**
 * Reads a focal point as CSS `object-position` (`20% 30%`) from CSS, or from Statamic's form `20-30-1`, whose
 * last number, the zoom, is ignored. Undefined for other values.
 */
export function focusOf(value: Value): string | undefined {
  if (typeof value !== 'string') return undefined
  const [, x, y] =
    /^(\d{1,3}(?:\.\d{1,6})?)%? *[- ] *(\d{1,3}(?:\.\d{1,6})?)%?(?:-[\d.]+)?$/.exec(value.trim()) ?? []
  return x && y ? `${x}% ${y}%` : undefined
}

/** A number above 0; undefined for other values. */
const positive = (value: Value): number | undefined => {
  const number = numberOf(value)
  return number !== undefined && number > 0 ? number : undefined
}

/** A whole number of pixels, at least 1: `0.4` → 1, `299.6` → 300. */
const pixels = (value: Value): number | undefined => {
  const number = positive(value)
  return number === undefined ? undefined : Math.max(1, Math.round(number))
}

/**
 * Reads a picture from an asset, its address, or a list of assets, whose first picture is taken. Undefined
 * for values without a usable address, and for files whose extension is not that of a picture. An address
 * without an extension counts as a picture.
 */
export function pictureOf(value: Value): Picture | undefined {
  if (Array.isArray(value) || Array.isArray(memberOf(value, 'data'))) return picturesOf(value)[0]
  const src = fileAddress(value)
  if (!src || (extension(src) && !pictureTypes.has(extension(src)))) return undefined
  return defined({
    src,
    alt: firstOf(value, ['alt', 'alt_text'], textOf) ?? '',
    width: firstOf(value, ['width'], pixels),
    height: firstOf(value, ['height'], pixels),
    focus: firstOf(value, ['focus', 'focus_css'], focusOf),
    caption: firstOf(value, ['caption'], textOf),
    credit: firstOf(value, ['credit'], textOf),
    ...sizesOf(value),
  })
}

/** Reads all pictures of a list of assets; other items, and lists in the list, are left out. */
export const picturesOf = (value: Value): readonly Picture[] =>
  itemsOf(value)
    .filter((item) => !Array.isArray(item) && !Array.isArray(memberOf(item, 'data')))
    .map(pictureOf)
    .filter((picture) => picture !== undefined)

/**
 * Reads a file to download from an asset, its address, or a list of assets, whose first one is taken.
 * Undefined for a value without a usable address.
 */
export function fileOf(value: Value): FileLink | undefined {
  const item = itemsOf(value).find((each) => !Array.isArray(each))
  const url = fileAddress(item)
  if (!url) return undefined
  const name = isValues(item) ? firstOf(item, ['basename', 'name', 'title'], textOf) : undefined
  return defined({
    url,
    name: name ?? (fileName(url) || url),
    size: firstOf(item, ['size', 'size_bytes'], positive),
  })
}
