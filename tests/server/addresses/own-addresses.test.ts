import type { Express } from 'express'
import { describe, expect, test } from 'vitest'
import type { OwnAddress } from '../../../server/addresses/address.ts'
import { ownAddresses, pathBelow } from '../../../server/addresses/own-addresses.ts'
import { createApp } from '../../../server/app.ts'
import { isReservedPath } from '../../../src/router/reserved-paths.ts'
import { testDeps } from '../../support/test-deps.ts'

const secret = 'sixteen-characters-and-more'
const rows: readonly OwnAddress[] = Object.values(ownAddresses)

/** Paths of the routes that an app has, but for the one of all pages. */
const mountedOn = ({ router }: Express): readonly string[] =>
  router.stack.flatMap(({ route }) => (route ? String(route.path) : [])).filter((path) => path !== '/{*path}')

describe('the table of addresses', () => {
  test('has a row for every route of the server', async () => {
    const deps = await testDeps({
      config: {
        PUBLISH_SECRET: secret,
        PREVIEW_SECRET: secret,
        REPORTS_SECRET: secret,
        SECURITY_CONTACT: 'a@b.example',
      },
    })
    const known = rows.map(({ path }) => String(path))
    expect(mountedOn(createApp(deps)).filter((path) => !known.includes(path))).toEqual([])
    expect(mountedOn(createApp(deps))).toContain('/hooks/publish')
  })

  test.each(
    rows.filter(({ method, port, mayBePage }) => method === 'GET' && port === undefined && !mayBePage),
  )('content cannot have $address', ({ address, path }) => {
    const plain = address.replace(/\{page\}/g, '').split(', ')[0] ?? ''
    const example = path instanceof RegExp && !path.test(plain) ? undefined : plain.replace(/[{}]/g, '')
    // A file of the content is there before a page is looked for; icons with other names are files of the build.
    if (example === undefined || example.startsWith('/assets/')) return
    expect([example, isReservedPath(example)]).toEqual([example, true])
  })
})

test('a path below a mount is the rest of it, and another mount is a mistake', () => {
  expect(pathBelow('/api', { path: '/api/globals' })).toBe('/globals')
  expect(() => pathBelow('/api', { path: '/apis/globals' })).toThrow(RangeError)
})
