/** The pass with which an editor sees drafts: a signed cookie, so that no server has to remember it. */
import { createHmac } from 'node:crypto'
import { isSameSecret } from '../http/secrets.ts'

/** What a pass says. */
export interface Pass {
  /** When it ends, in milliseconds since 1970. */
  readonly until: number
  /** The token of live preview with which the content system is asked. */
  readonly token?: string | undefined
}

/** A pass as a request brings it: its own, one that has ended, or nothing that this site has signed. */
export type ReadPass =
  | { readonly kind: 'valid'; readonly pass: Pass }
  | { readonly kind: 'expired' }
  | { readonly kind: 'none' }

/** Signs and reads passes. */
export interface Passes {
  /** A new pass as text, and when it ends. */
  issue(token?: string): { readonly text: string; readonly pass: Pass }
  read(text: unknown): ReadPass
}

/** Milliseconds for which a pass is valid: as long as Statamic's own tokens. */
export const passTime = 3_600_000

const shape = /^(\d{13})\.([\w-]{0,128})\.([0-9a-f]{64})$/

/** The shape of the tokens that content systems give out. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{8,128}$/.test(value)

/**
 * Creates the passes of a site. All its machines accept those of each other, as they have one secret.
 * @param secret `PREVIEW_SECRET`; another one ends all passes
 * @param now milliseconds since 1970
 */
export function createPasses(secret: () => string, now: () => number = Date.now): Passes {
  // A key of its own: no signature for something else is a pass.
  const sign = (text: string): string =>
    createHmac('sha256', `preview pass ${secret()}`).update(text).digest('hex')
  return {
    issue(token) {
      const pass = { until: now() + passTime, ...(token !== undefined && { token }) }
      const text = `${pass.until}.${token ?? ''}`
      return { text: `${text}.${sign(text)}`, pass }
    },
    read(text) {
      const [, until = '', token = '', signature = ''] =
        shape.exec(typeof text === 'string' ? text : '') ?? []
      if (signature === '' || !isSameSecret(signature, sign(`${until}.${token}`))) return { kind: 'none' }
      if (Number(until) <= now()) return { kind: 'expired' }
      return { kind: 'valid', pass: { until: Number(until), ...(token !== '' && { token }) } }
    },
  }
}
