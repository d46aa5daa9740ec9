import { describe, expect, test } from 'vitest'
import { parsePictureAddress, pictureAddress } from '../../../../src/content/pictures/picture-address.ts'
import { candidatesOf, pictureCrops, pictureWidths } from '../../../../src/content/pictures/picture-sizes.ts'

const file = { version: '3fa9c1d2e4b5', path: '/assets/img/foto.jpg' }

describe('the address of a small picture', () => {
  test.each([
    [{ ...file, width: 640, crop: undefined, format: 'avif' }, '/640/assets/img/foto.jpg.avif'],
    [{ ...file, width: 480, crop: 'square', format: 'webp' }, '/480-square/assets/img/foto.jpg.webp'],
    [{ ...file, width: 1200, crop: 'share', format: 'jpeg' }, '/1200-share/assets/img/foto.jpg.jpeg'],
    [
      { ...file, path: '/%C3%BC,b.png', width: 160, crop: undefined, format: 'webp' },
      '/160/%C3%BC,b.png.webp',
    ],
  ] as const)('is built and read: %#', (request, end) => {
    const address = `/_pictures/3fa9c1d2e4b5${end}`
    expect(pictureAddress(request)).toBe(address)
    expect(parsePictureAddress(address)).toEqual(request)
  })

  test.each([
    '/641/a.jpg.avif',
    '/0/a.jpg.avif',
    '/-640/a.jpg.avif',
    '/0640/a.jpg.avif',
    '/640.0/a.jpg.avif',
    '/99999/a.jpg.avif',
    '/640-wide/a.jpg.avif',
    '/640-constructor/a.jpg.avif',
    '/1600-card/a.jpg.avif',
    '/640-share/a.jpg.jpeg',
    '/1200-share/a.jpg.avif',
    '/640/a.jpg.jpeg',
    '/640/a.jpg.png',
    '/640/a.jpg',
    '/640.avif',
    '/640/.avif/',
    `/640/${'a'.repeat(2_000)}.jpg.avif`,
  ])('is none outside the tables: %s', (end) => {
    expect(parsePictureAddress(`/_pictures/3fa9c1d2e4b5${end}`)).toBeUndefined()
  })

  test.each(['3fa9c1d2e4b', '3fa9c1d2e4b55', '3FA9C1D2E4B5', 'g'.repeat(12)])(
    'has a version of twelve digits, not %s',
    (version) => {
      expect(parsePictureAddress(`/_pictures/${version}/640/a.jpg.avif`)).toBeUndefined()
    },
  )
})

describe('the widths of a picture', () => {
  const steps = (width: number, height: number) => candidatesOf({ width, height }).map(({ step }) => step)

  test('end with its own, where the table has it', () => {
    expect(steps(640, 480)).toEqual([160, 320, 480, 640])
  })

  test('end with the step above its own, which means its own', () => {
    expect(candidatesOf({ width: 1000, height: 500 }).at(-1)).toEqual({
      step: 1080,
      width: 1000,
      height: 500,
    })
    expect(steps(100, 100)).toEqual([160])
  })

  test('end with the largest of a picture that has more', () => {
    expect(steps(6000, 4000)).toEqual([...pictureWidths])
  })

  test('are those of the part that a crop takes', () => {
    expect(candidatesOf({ width: 4000, height: 400 }, 'card').at(-1)).toEqual({
      ...{ step: 640, width: 600, height: 400 },
    })
    expect(candidatesOf({ width: 4000, height: 3000 }, 'share')).toEqual([
      { step: 1200, width: 1200, height: 630 },
    ])
  })

  test('are never without pixels', () => {
    expect(candidatesOf({ width: 5000, height: 1 }).every(({ height }) => height === 1)).toBe(true)
    expect(candidatesOf({ width: 1, height: 5000 }, 'share')).toEqual([{ step: 1200, width: 1, height: 1 }])
  })

  test('are few: nobody can ask for a thousand', () => {
    const crops = Object.values(pictureCrops)
    const number = crops.reduce((sum, { widths, formats }) => sum + widths.length * formats.length, 0)
    expect(number + pictureWidths.length * 2).toBeLessThan(50)
  })
})
