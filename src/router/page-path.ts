import { locales } from '../i18n/locales.ts'
import { reservedSegments } from '../reserved-segments.ts'

const reserved: ReadonlySet<string | undefined> = new Set<string>(reservedSegments)

/** Whether an address may be a page's. Only the server knows its pages: it answers 404 for what looks like one and is none. */
export function isPagePath(pathname: string): boolean {
  const [, first, second] = pathname.split('/')
  const isPrefixed = locales.some(({ prefix }) => prefix === `/${first}`)
  return !reserved.has(isPrefixed ? second : first) && isWellFormed(pathname)
}

function isWellFormed(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
