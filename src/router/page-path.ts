/** Tells paths that may be pages from those that are files. */
import { isReservedPath } from './reserved-paths.ts'

/**
 * Paths of the content's files. A page whose path looks like one is not shown in place: the browser loads its
 * document.
 */
const contentFile = /^\/assets\/.*\.\w+$/

/**
 * Whether a path may be that of a page, so that the client router may follow a link to it. Only the server
 * knows which pages exist: for others it answers 404.
 */
export const isPagePath = (pathname: string): boolean =>
  !isReservedPath(pathname) && !contentFile.test(pathname) && isWellFormed(pathname)

function isWellFormed(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
