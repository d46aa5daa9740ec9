/** The drawings of the embedded content, and the script that makes them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { drawings } from '../../scripts/design/drawings/drawings.mjs'

const folder = join(import.meta.dirname, '../../server/cms/embedded/public/assets/img')
const stored = (name: string) => readFileSync(join(folder, name), 'utf8')

test('the same drawing is drawn with the same bytes', () => {
  expect(drawings()).toEqual(drawings())
})

test.each(drawings())(
  '$name is the file that the script makes, described in three languages',
  ({ name, svg, meta }) => {
    expect(stored(name) === svg, name).toBe(true)
    expect(stored(`.meta/${name}.yaml`)).toBe(meta)
    const { data, size } = parse(meta)
    expect(Object.keys(data)).toEqual(['alt', 'alt_en', 'alt_de'])
    expect(new Set(Object.values(data)).size).toBe(3)
    expect(size).toBe(Buffer.byteLength(svg))
  },
)

test.each(drawings())('$name is small, stands on its own paper and needs no font', ({ svg }) => {
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  expect(svg.length).toBeLessThan(12_000)
  expect(svg).toMatch(new RegExp(`^<svg [^>]*><path fill="#[0-9a-f]{6}" d="M0 0h${width}v${height}H0z"/>`))
  expect(svg).not.toMatch(/<text|style=|NaN|undefined/)
})
