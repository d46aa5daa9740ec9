import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type ServedProduct, serveProduct } from '../support/product.ts'

/** Reports on projects of other organisations, whose files, sets and menus have names of their own. */
const sites = join(import.meta.dirname, '../fixtures/sites')
const names = readdirSync(sites, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
)

const served: ServedProduct[] = []
afterAll(() => Promise.all(served.map((site) => site.close())))

describe.each(names)('%s', (name) => {
  test('no address that the site answers is reported as broken', async () => {
    const site = await serveProduct({ REPORTS_SECRET: 'a-secret-of-the-site' }, join(sites, name))
    served.push(site)
    const report = await site.deps.reports?.get()
    const links = report?.sections.find(({ section }) => section === 'links')?.findings ?? []
    const addresses = links.flatMap(({ kind, subject }) => (kind === 'missing' ? subject : []))
    const wrong: string[] = []
    for (const address of addresses) {
      const { status } = await fetch(site.url + address)
      if (status < 400) wrong.push(address)
    }
    expect(wrong).toEqual([])
  })
})
