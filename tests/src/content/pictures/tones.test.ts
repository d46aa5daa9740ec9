import { expect, test } from 'vitest'
import { toneOf, tones } from '../../../../src/content/pictures/tones.ts'

test('each tone is its own nearest', () => {
  for (const tone of tones) {
    const [red = 0, green = 0, blue = 0] = [...tone].map((digit) => Number.parseInt(digit, 16) * 17)
    expect(toneOf([red, green, blue])).toBe(tone)
  }
})

test.each([
  ['a sky', [140, 180, 215], '9bd'],
  ['a lawn', [70, 95, 55], '453'],
  ['sand', [205, 175, 150], 'ca9'],
  ['night', [0, 0, 0], '222'],
  ['paper', [255, 255, 255], 'eee'],
] as const)('%s has a tone', (_, colour, tone) => {
  expect(toneOf(colour)).toBe(tone)
})
