import type { RequestHandler } from 'express'
import { ownAddresses } from '../../addresses/own-addresses.ts'
import type { SecurityContact } from '../../config/security.ts'
import type { Deps } from '../../deps.ts'

/** Days for which the text counts. A site that goes on to answer goes on to mean it. */
const validDays = 180
const day = 86_400_000

/** The end of validity: midnight, so that all machines of a site say the same. */
const expiry = (now: number): string =>
  new Date((Math.floor(now / day) + validDays) * day).toISOString().replace('.000Z', 'Z')

/** Serves `security.txt` (RFC 9116), which tells people whom to tell of weaknesses. */
export const securityTxt = (
  { config, domains, languages }: Pick<Deps, 'config' | 'domains' | 'languages'>,
  { contacts, policy, languages: spoken }: SecurityContact,
): RequestHandler => {
  const preferred = spoken.length > 0 ? spoken : languages.rows.map(({ lang }) => lang)
  const linesAt = (origin: string): readonly string[] => [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expiry(Date.now())}`,
    `Preferred-Languages: ${[...new Set(preferred)].join(', ')}`,
    // An address without TLS would not be believed.
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}${ownAddresses.securityTxt.path}`] : []),
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ]
  return (req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=3600')
    res.type('text/plain').send(`${linesAt(domains?.originOf(req) ?? config.siteUrl).join('\n')}\n`)
  }
}
