import { expect, test } from 'vitest'
import { hasKeyboard, tallest } from './use-keyboard-open.ts'

const full = { width: 390, height: 800 }

test.each([
  [true, 420, true],
  [false, 420, false],
  [true, 740, false],
])('typing: %s in a window %i px high of 800 means a keyboard: %s', (typing, height, expected) => {
  expect(hasKeyboard(typing, { width: 390, height }, full)).toBe(expected)
})

test('the greatest height is kept until the device is turned', () => {
  expect(tallest(full, { width: 390, height: 420 })).toEqual(full)
  expect(tallest(full, { width: 390, height: 860 })).toEqual({ width: 390, height: 860 })
  expect(tallest(full, { width: 800, height: 390 })).toEqual({ width: 800, height: 390 })
})
