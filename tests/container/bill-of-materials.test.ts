/** The bill of materials of the real build, against the lockfile and what the build holds. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Component, Lock } from '../../scripts/build/bill-of-materials.mjs'
import { packagesOf } from '../../scripts/build/package-list.mjs'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { packages } = JSON.parse(read('package-lock.json')) as Lock
const { components } = JSON.parse(read('dist/sbom.cdx.json')) as { readonly components: readonly Component[] }

const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name)
const names = new Set(components.map(nameOf))

/** Folders in the build's `node_modules`, those of a scope by their whole name. */
function besideTheBundles(): string[] {
  const folder = join(root, 'dist/node_modules')
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((each) => `${name}/${each}`) : [name],
  )
}

describe('the bill of materials of the build', () => {
  test('names versions and archives as package-lock.json does', () => {
    const locked = Object.entries(packages).map(([path, { version, integrity }]) => {
      const digest = Buffer.from(integrity?.split('-')[1] ?? '', 'base64').toString('hex')
      return `${path.split('node_modules/').at(-1)} ${version} ${digest}`
    })
    for (const each of components) {
      const digest = each.externalReferences?.[0]?.hashes[0]?.content
      expect(locked).toContain(`${nameOf(each)} ${each.version} ${digest}`)
    }
  })

  test('names what the bundles of browser and server hold, and the packages beside them', () => {
    const modules = JSON.parse(read('dist/client/.vite/modules.json')) as Record<string, string[]>
    const inBrowser = packagesOf(Object.values(modules).flat(), root)
    expect(inBrowser).toContain('node_modules/react')
    const expected = inBrowser.map((path) => path.replace('node_modules/', ''))
    for (const name of [...expected, ...besideTheBundles(), 'express', 'pino', '@redis/client'])
      expect(names, name).toContain(name)
  })

  test('names no tool that only makes or tests the build', () => {
    for (const tool of ['vite', 'vitest', 'typescript', '@biomejs/biome', 'knip', '@playwright/test'])
      expect(names, tool).not.toContain(tool)
  })

  test('tells the licence of each package, whose text is in the build as well', () => {
    const texts = read('dist/third-party-licences.txt')
    for (const each of components) {
      expect(each.licenses, nameOf(each)).toHaveLength(1)
      expect(texts).toContain(`${nameOf(each)} ${each.version} (`)
    }
  })
})
