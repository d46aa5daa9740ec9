import { expect, test } from 'vitest'
import { createProxiedPaths } from '../../../../server/pictures/remote/proxied-path.ts'
import { parsePictureAddress, pictureAddress } from '../../../../src/content/pictures/picture-address.ts'

const { of, urlOf } = createProxiedPaths([
  'https://cms.example',
  'http://127.0.0.1:8080',
  'http://cms.example',
])

test.each([
  ['https://cms.example/assets/img/a.jpg', '/@cms.example/assets/img/a.jpg'],
  ['https://cms.example/assets/caf%C3%A9%20(1).jpg', '/@cms.example/assets/caf%C3%A9%20(1).jpg'],
  ['http://127.0.0.1:8080/a.png', '/@127.0.0.1:8080/a.png'],
])('%s has the path %s, which leads back to it', (url, path) => {
  expect(of(url)).toBe(path)
  expect(urlOf(path)).toBe(url)
  const address = pictureAddress({
    version: '0123456789ab'.repeat(2),
    path,
    width: 640,
    crop: 'card',
    format: 'webp',
  })
  expect(parsePictureAddress(address)?.path).toBe(path)
})

test.each([
  'https://other.example/a.jpg',
  'http://cms.example/a.jpg',
  'https://cms.example:8443/a.jpg',
  'https://cms.example/a.jpg?v=2',
  'https://user@cms.example/a.jpg',
  'https://cms.example/',
  'https://cms.example/caf%E9.jpg',
  '/assets/a.jpg',
  'nonsense',
])('%s has no path', (url) => {
  expect(of(url)).toBeUndefined()
})

test.each([
  '/assets/a.jpg',
  '/@other.example/a.jpg',
  '/@cms.example',
  '/@cms.example/',
  '/@cms.example:8443/a.jpg',
  '/@cms.example@evil.example/a.jpg',
  '/@user:x@cms.example/a.jpg',
  '/@cms.example/../a.jpg',
  '/@cms.example/%2e%2e/a.jpg',
  '/@cms.example/a/./b.jpg',
  '/@cms.example/a\\b.jpg',
  '/@cms.example/a b.jpg',
  '/@cms.example/%zz.jpg',
  '/@cms.example//evil.example/a.jpg',
  '/@/a.jpg',
])('%s is no path of a picture elsewhere', (path) => {
  expect(urlOf(path)).toBeUndefined()
})
