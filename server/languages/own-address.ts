import { isReservedPath } from '../../src/router/reserved-paths.ts'
import { fixedPaths } from '../../src/routes.ts'

/** First segments of addresses that take forms, or files of the content system. */
const otherAddresses: readonly string[] = [
  '/assets',
  '/forms',
  '/hooks',
  '/preferences',
  '/preview',
  '/brand',
]

/** Whether pages below a prefix of one segment would stand among the addresses of the server itself. */
const isOwnAddress = (prefix: string): boolean =>
  [...fixedPaths, ...otherAddresses].includes(prefix) ||
  isReservedPath(prefix) ||
  isReservedPath(`${prefix}/page`)

/** Whether the paths of a language may begin with a text: one segment in lower case, such as `/fr`. */
export const isPrefix = (text: string): boolean =>
  /^\/[a-z\d][a-z\d_-]{0,31}$/.test(text) && !isOwnAddress(text)

/** What `isPrefix` accepts, for messages. */
export const acceptedPrefix =
  '/ or one segment of lower-case letters, digits, - and _, such as /fr, that no other address of the site has'
