/** The command that checks every page of a running site's sitemap: `docs/operating.md` says what for. */
import { walkSitemap } from './walk-sitemap.mjs'

const shown = 50
const usage = 'node scripts/checks/check-sitemap.mjs http://localhost:3000'

/**
 * Fetches from the site at `origin`, whatever origin the sitemap names: so a site can be checked before its
 * domain leads to it.
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
