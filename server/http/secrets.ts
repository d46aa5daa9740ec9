/** Compares secrets, and reads them from requests. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Compares two texts in the same time wherever they differ: of both the same keyed hash is compared, so that
 * neither length nor content shows in the time.
 */
export function isSameSecret(given: string, secret: string): boolean {
  const hashOf = (text: string) => createHmac('sha256', secret).update(text).digest()
  return timingSafeEqual(hashOf(given), hashOf(secret))
}

/** The secret in `Authorization`, of the schemes Bearer and Basic (its password, or the name without one). */
export function authorizedSecret(header: string | undefined): string | undefined {
  const [, scheme = '', value = ''] = /^(bearer|basic) +(\S+)$/i.exec(header ?? '') ?? []
  if (scheme.toLowerCase() !== 'basic') return value || undefined
  const [name = '', ...password] = Buffer.from(value, 'base64').toString('utf8').split(':')
  return password.join(':') || name
}
