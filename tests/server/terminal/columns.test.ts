import { describe, expect, test } from 'vitest'
import { columns, paragraph, plain, wrap } from '../../../server/terminal/columns.ts'

describe('text for a terminal', () => {
  test('columns are aligned, numbers to the right', () => {
    expect(
      columns([
        ['a', 5, 'first'],
        ['long', 50, 'second'],
      ]),
    ).toEqual(['  a      5  first', '  long  50  second'])
  })

  test('the last column goes on below itself', () => {
    const lines = columns([['name', 'word '.repeat(40)]])
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.every((line) => line.length <= 80)).toBe(true)
    expect(lines[1]).toMatch(/^ {8}word/)
  })

  test('no rows are no lines', () => {
    expect(columns([])).toEqual([])
  })

  test('a word that is longer than a line stays whole', () => {
    expect(wrap('a https://www.example.org/very/long b', 10)).toEqual([
      'a',
      'https://www.example.org/very/long',
      'b',
    ])
  })

  test('a paragraph may hang', () => {
    expect(paragraph(`${'x'.repeat(70)} second line`, 2, 4)).toEqual([
      `  ${'x'.repeat(70)}`,
      '    second line',
    ])
  })

  test('texts of others cannot move the cursor or change colours', () => {
    expect(plain('a\u001b[31mred\u0007\r\nnext\u009b2J')).toBe('a [31mred next 2J')
  })
})
