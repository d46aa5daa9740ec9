/** What the bill of materials of a build says about its packages. */
import { describe, expect, test } from 'vitest'
import { billOfMaterials, type Lock } from '../../scripts/build/bill-of-materials.mjs'
import { packagesOf } from '../../scripts/build/package-list.mjs'

const lock: Lock = {
  packages: {
    '': { name: 'site', version: '1.2.3', license: 'MIT' },
    'node_modules/@a/b': { version: '2.0.0', license: 'MIT OR Apache-2.0', integrity: 'sha512-//8=' },
    'node_modules/c': { version: '1.0.0', license: 'ISC', integrity: 'sha512-AAE=' },
    'node_modules/c/node_modules/d': { version: '4.0.0', license: 'SEE LICENSE IN “LICENCE”' },
    'node_modules/e/node_modules/d': { version: '4.0.0' },
    'node_modules/other-name': { name: 'real-name', version: '1.0.0' },
    'node_modules/tool': { version: '9.0.0' },
  },
}
const inBuild = Object.keys(lock.packages).filter((path) => path !== '' && !path.endsWith('tool'))
const bill = billOfMaterials(lock, inBuild)
const componentOf = (purl: string) => bill.components.find((component) => component.purl === purl)

describe('the bill of materials', () => {
  test('names each version of a package once, and nothing that is not in the build', () => {
    expect(bill.components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/%40a/b@2.0.0',
      'pkg:npm/c@1.0.0',
      'pkg:npm/d@4.0.0',
      'pkg:npm/real-name@1.0.0',
    ])
    expect(bill.metadata.component).toMatchObject({ name: 'site', version: '1.2.3' })
  })

  test('divides the name of a package with a scope, and gives the hash of its archive', () => {
    expect(componentOf('pkg:npm/%40a/b@2.0.0')).toMatchObject({
      group: '@a',
      name: 'b',
      externalReferences: [
        {
          url: 'https://registry.npmjs.org/@a/b/-/b-2.0.0.tgz',
          hashes: [{ alg: 'SHA-512', content: 'ffff' }],
        },
      ],
    })
  })

  test.each([
    ['pkg:npm/c@1.0.0', [{ license: { id: 'ISC' } }]],
    ['pkg:npm/%40a/b@2.0.0', [{ expression: 'MIT OR Apache-2.0' }]],
    ['pkg:npm/real-name@1.0.0', undefined],
  ])('writes the licence of %s as its kind wants it', (purl, licenses) => {
    expect(componentOf(purl)?.licenses).toEqual(licenses)
  })

  test('takes a licence that is no expression as words', () => {
    const { components } = billOfMaterials(lock, ['node_modules/c/node_modules/d'])
    expect(components[0]?.licenses).toEqual([{ license: { name: 'SEE LICENSE IN “LICENCE”' } }])
  })

  test('is the same for the same packages in any order, and has another number for others', () => {
    expect(billOfMaterials(lock, inBuild.slice(0, 2).toReversed())).toEqual(
      billOfMaterials(lock, inBuild.slice(0, 2)),
    )
    expect(billOfMaterials(lock, inBuild.slice(1)).serialNumber).not.toBe(bill.serialNumber)
    expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  })

  test('is not written when the lockfile lacks a package that is in the build', () => {
    expect(() => billOfMaterials(lock, ['node_modules/unknown'])).toThrow(
      'package-lock.json does not name node_modules/unknown',
    )
  })
})

test('the package of a module is the innermost one of its path', () => {
  const ids = [
    '/site/node_modules/c/index.js',
    '/site/node_modules/c/node_modules/d/lib/d.js?raw',
    '\0/site/node_modules/@a/b/style.css',
    '/site/src/a.ts',
    'node_modules/c/other.js',
  ]
  expect(packagesOf(ids, '/site')).toEqual([
    'node_modules/@a/b',
    'node_modules/c',
    'node_modules/c/node_modules/d',
  ])
})

test('packages that lie outside of the project, or in a linked folder, have the names of the lockfile', () => {
  const ids = ['../../node_modules/@a/b/font.woff2', '/elsewhere/node_modules/c/node_modules/d/index.js']
  expect(packagesOf(ids, '/site')).toEqual(['node_modules/@a/b', 'node_modules/c/node_modules/d'])
})
