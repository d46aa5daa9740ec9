/** Tells paths of pages from paths of files, for links that the client router follows. */
import { isReservedPath } from './reserved-paths.ts'

/**
 * Matches paths of the content's files, such as `/assets/map.pdf`. For a page with such a path the browser
 * loads a new document.
 */
const contentFile = /^\/assets\/.*\.\w+$/

/**
 * Whether a path may be that of a page, so that the client router may follow a link to it. Only the server
 * knows which pages exist: for others it answers 404.
 */
export const isPagePath = (pathname: string): boolean =>
  !isReservedPath(pathname) && !contentFile.test(pathname) && isWellFormed(pathname)

/** Whether a path can be decoded: `/%zz` cannot. */
function isWellFormed(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
