import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const pictures = ['server/cms/embedded/public', 'public', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => join(folder, file)),
)

test('no picture of ours has text that the letters of a visitor’s system would show', () => {
  expect(pictures.length).toBeGreaterThan(10)
  expect(pictures.filter((file) => readFileSync(file, 'utf8').includes('<text'))).toEqual([])
})

test.each(pictures.filter((file) => /logo-(?!kwelder)/.test(basename(file))))(
  '%s is as wide as its name',
  (file) => {
    const svg = readFileSync(file, 'utf8')
    const width = Number(/viewBox="0 0 (\d+) 96"/.exec(svg)?.[1])
    const ends = [...svg.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
    expect(width - Math.max(...ends)).toBeGreaterThan(0)
    expect(width - Math.max(...ends)).toBeLessThan(30)
  },
)
