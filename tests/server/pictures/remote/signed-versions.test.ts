import { expect, test } from 'vitest'
import { createSignedVersions } from '../../../../server/pictures/remote/signed-versions.ts'

const url = 'https://cms.example/assets/a.jpg'
const { of, isOwn } = createSignedVersions('secret')

test('a version has twelve digits, is the same on each server, and another for another file or state', () => {
  expect(of(url, 'r1')).toMatch(/^[0-9a-f]{12}$/)
  expect(createSignedVersions('secret').of(url, 'r1')).toBe(of(url, 'r1'))
  const others = [of(url, 'r2'), of(`${url}x`, 'r1'), createSignedVersions('other').of(url, 'r1')]
  expect(new Set([of(url, 'r1'), ...others]).size).toBe(4)
})

test('what this site wrote for a file counts, whatever the file was then', () => {
  expect(isOwn(of(url, 'r1'), url)).toBe(true)
  expect(isOwn(of(url, 'r2'), url)).toBe(true)
  expect(isOwn(of(url, 'r1'), `${url}x`)).toBe(false)
  expect(isOwn(createSignedVersions('other').of(url, 'r1'), url)).toBe(false)
})

test.each(['', '0', '000000000000', 'ffffffffffff', '0'.repeat(400), 'é'.repeat(12)])(
  'the version "%s" is not of this site',
  (version) => {
    expect(isOwn(version, url)).toBe(false)
  },
)
