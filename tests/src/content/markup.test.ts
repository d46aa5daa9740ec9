import { describe, expect, test } from 'vitest'
import { textOfMarkup } from '../../../src/content/markup.ts'

describe('the text of markup', () => {
  test.each([
    ['<p>Een <b>twee</b></p><p>drie</p>', 'Een twee drie'],
    ['a<!-- <b>weg</b> -->b', 'a b'],
    ['a<!-->b', 'a<!-->b'],
    ['<style>p{}</style>a<STYLE>x</style >b', 'a b'],
    ['<script>x<b>y</b>', 'y'],
    ['<script>if (a<b) alert(1)</script>Tekst', 'Tekst'],
    ['<SCRIPT src=x>a<b</Script\n>b<style>i<j</style>c', 'b c'],
    ['<img alt="a > b" src=x>tekst', 'tekst'],
    ['a < b &amp; c', 'a < b & c'],
    ['<!-- open', '<!-- open'],
    ['<style open', '<style open'],
  ])('%j is %j', (markup, text) => {
    expect(textOfMarkup(markup)).toBe(text)
  })

  test('is that of its first 200,000 characters', () => {
    expect(textOfMarkup('a'.repeat(300_000))).toHaveLength(200_000)
  })

  const time = (work: () => void): number => {
    const started = performance.now()
    work()
    return performance.now() - started
  }
  test.each([
    '<!--',
    '<!-- <b>',
    '<style ',
    '<script>',
    '<style>x',
    '<script></style>',
    '<style></style',
    '<a "',
    '</',
  ])('takes a time that grows no faster than the markup: %s', (piece) => {
    const [short, long] = [10_000, 160_000].map((length) =>
      time(() => textOfMarkup(piece.repeat(length / piece.length))),
    ) as [number, number]
    expect(long).toBeLessThan(60 * Math.max(short, 5))
  })
})
