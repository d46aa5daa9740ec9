import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import express from 'express'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { createLibraryLoader } from '../../../server/brand/pictures/picture-library.ts'
import { iconNamed } from '../../../server/brand/pictures/pictures.ts'
import { testDeps } from '../../support/test-deps.ts'

const publicFolder = join(import.meta.dirname, '../../../public')
const names = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
]

describe('A system without the picture library', () => {
  test('is told once', async () => {
    const warnings: unknown[] = []
    const load = createLibraryLoader(
      { warn: ((details: unknown) => void warnings.push(details)) as never },
      () => Promise.reject(new Error('no such package')),
    )
    expect([await load(), await load()]).toEqual([undefined, undefined])
    expect(warnings).toHaveLength(1)
  })

  test.each([...names.map((name) => `/${name}`), '/share-nl.png', '/brand/logo.png'])(
    'has neutral pictures: %s',
    async (path) => {
      const deps = await testDeps({ frontend: { files: express.static(publicFolder) } })
      const app = createApp({ ...deps, pictures: { get: async () => undefined } })
      const { status, body } = await request(app).get(path).responseType('blob')
      expect(status).toBe(200)
      const file = path.startsWith('/share') ? 'share.png' : path.slice(path.lastIndexOf('/') + 1)
      expect(readFileSync(join(publicFolder, 'neutral', file)).equals(body)).toBe(true)
    },
  )

  test('every icon has a neutral one', () => {
    for (const name of names) {
      expect(iconNamed(name)).toBeDefined()
      expect(readFileSync(join(publicFolder, 'neutral', name)).length).toBeGreaterThan(300)
    }
  })
})
