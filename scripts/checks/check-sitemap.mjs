/**
 * The command that fetches every page in the sitemap of a running site, and prints the faults that it finds.
 * The exit code is 1 when there are faults, and 2 for wrong use.
 *
 *     node scripts/checks/check-sitemap.mjs http://localhost:3000
 */
import { walkSitemap } from './walk-sitemap.mjs'

/** Maximum number of faults that are printed. */
const shown = 50
const usage = 'node scripts/checks/check-sitemap.mjs http://localhost:3000'

/**
 * Returns a function that fetches an address of the sitemap from `origin` instead of the address's own
 * origin: so a site can be checked before its domain leads to it.
 */
const fetchFrom = (origin) => async (address) => {
  const { pathname, search } = new URL(address)
  const response = await fetch(new URL(pathname + search, origin), { redirect: 'manual' })
  return {
    status: response.status,
    robots: response.headers.get('x-robots-tag'),
    text: await response.text(),
  }
}

async function main([origin]) {
  if (!URL.canParse(origin ?? '')) {
    console.error(`Usage: ${usage}`)
    return 2
  }
  const fetchPage = fetchFrom(origin)
  const { urls, alternates, faults } = await walkSitemap({ fetchPage, address: `${origin}/sitemap.xml` })
  for (const fault of faults.slice(0, shown)) console.error(fault)
  if (faults.length > shown) console.error(`… and ${faults.length - shown} more`)
  console.log(`${urls} URLs, ${alternates} alternates, ${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2))
