import { expect, test } from 'vitest'
import { createSignedVersions } from '../../../../server/pictures/remote/signed-versions.ts'

const url = 'https://cms.example/assets/a.jpg'
const { of, isOwn } = createSignedVersions('secret')

test('a version has 24 digits, is the same on each server, and another for another file or state', () => {
  expect(of(url, 'r1')).toMatch(/^[0-9a-f]{24}$/)
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

test.each(['', '0', '000000000000', 'f'.repeat(24), '0'.repeat(400), 'é'.repeat(12), 'é'.repeat(24)])(
  'the version "%s" is not of this site',
  (version) => {
    expect(isOwn(version, url)).toBe(false)
  },
)

test('a version with any digit changed is not of this site: nobody writes further addresses', () => {
  const version = of(url, 'r1')
  const forged = [...version].map((digit, at) => {
    const other = digit === '0' ? '1' : '0'
    return version.slice(0, at) + other + version.slice(at + 1)
  })
  expect(forged.filter((each) => isOwn(each, url))).toEqual([])
  expect([version.slice(0, 12), `${version}0`].filter((each) => isOwn(each, url))).toEqual([])
})
