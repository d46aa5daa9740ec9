import { describe, expect, test } from 'vitest'
import { conditionsOf, isThere } from '../../../../src/content/kinds/field-conditions.ts'
import type { Value, Values } from '../../../../src/content/types.ts'

const holds = (config: Values, values: Values, root: Values = values): boolean => {
  const conditions = conditionsOf(config)
  return conditions === undefined || isThere(conditions, values, root)
}
const tests = (test: Value, value: Value): boolean => holds({ if: { veld: test } }, { veld: value })

describe('operators', () => {
  test.each<[Value, readonly Value[], readonly Value[]]>([
    ['equals pagina', ['pagina'], ['extern', '', null, undefined]],
    ['is pagina', ['pagina'], ['extern']],
    ['== pagina', ['pagina'], ['extern']],
    ['=== pagina', ['pagina'], ['extern']],
    ['not pagina', ['extern', '', null], ['pagina']],
    ['isnt pagina', ['extern'], ['pagina']],
    ['!= pagina', ['extern'], ['pagina']],
    ['!== pagina', ['extern'], ['pagina']],
    ['equals true', [true, 'true'], [false, null, '']],
    ['equals false', [false, null, undefined, ''], [true]],
    ['not false', [true], [false, null]],
    ['equals empty', ['', null, undefined, [], false], ['x', 0, ['a']]],
    ['not empty', ['x', ['a']], ['', null, []]],
    ['equals null', [null, undefined], ['x']],
    ['contains a', [['a', 'b'], 'bad'], [['b'], 'bed', null]],
    ['includes a', [['a']], [['b']]],
    ['contains_any a, c', [['a'], ['c', 'x']], [['b'], []]],
    ['includes_any a, c', [['c']], [['b']]],
    ['> 5', [6, '6', '5,5'], [5, 4, 'x', null]],
    ['>= 5', [5, '5'], [4]],
    ['< 5', [4], [5, null, '']],
    ['<= 5', [5], [6]],
    ['pagina', ['pagina'], ['extern']],
    ['twee woorden', ['twee woorden'], ['twee']],
    [true, [true], [false, null]],
    [5, [5, '5'], [6]],
    ['equals 5', [5, '5'], [50]],
  ])('%j', (test, yes, no) => {
    for (const value of yes) expect([value, tests(test, value)]).toEqual([value, true])
    for (const value of no) expect([value, tests(test, value)]).toEqual([value, false])
  })

  test.each(['if', 'if_any', 'unless', 'unless_any', 'show_when', 'hide_when'])(
    'a test under "%s" that only a form can run hides nothing',
    (kind) => {
      expect(holds({ [kind]: { veld: 'custom isLaat' } }, { veld: 'x' })).toBe(true)
      expect(holds({ [kind]: { '$parent.veld': 'equals a' } }, { veld: 'a' })).toBe(true)
      expect(holds({ [kind]: { '$parent.veld': 'equals b' } }, { veld: 'a' })).toBe(true)
    },
  )

  test('a word that is no operator is part of the wanted text', () => {
    expect(tests('unbekannt 5', 'unbekannt 5')).toBe(true)
    expect(tests('unbekannt 5', '5')).toBe(false)
    expect(tests('constructor x', 'constructor x')).toBe(true)
    expect(tests('__proto__ x', 'x')).toBe(false)
  })

  test('the chosen option of a select field is compared by its value', () => {
    expect(tests('equals groot', { value: 'groot', label: 'Groot', key: 'groot' })).toBe(true)
  })
})

describe('kinds of conditions', () => {
  const [yes, no] = ['equals a', 'equals b']
  test.each<[string, Values, boolean]>([
    ['if: all', { if: { x: yes, y: yes } }, true],
    ['if: not all', { if: { x: yes, y: no } }, false],
    ['show_when', { show_when: { x: no } }, false],
    ['if_any: one', { if_any: { x: yes, y: no } }, true],
    ['if_any: none', { if_any: { x: no, y: no } }, false],
    ['show_when_any: one', { show_when_any: { x: yes, y: no } }, true],
    ['show_when_any: none', { show_when_any: { x: no, y: no } }, false],
    ['unless: all', { unless: { x: yes, y: yes } }, false],
    ['unless: not all', { unless: { x: yes, y: no } }, true],
    ['hide_when', { hide_when: { x: yes } }, false],
    ['hide_when: not all', { hide_when: { x: yes, y: no } }, true],
    ['hide_when_any: one', { hide_when_any: { x: yes, y: no } }, false],
    ['unless_any: one', { unless_any: { x: yes, y: no } }, false],
    ['unless_any: none', { unless_any: { x: no, y: no } }, true],
    ['both', { if: { x: yes }, unless: { y: yes } }, false],
  ])('%s', (_, config, expected) => {
    expect(holds(config, { x: 'a', y: 'a' })).toBe(expected)
  })

  test('a field of the entry is tested with $root, and one in a group by its path', () => {
    const config = { if: { '$root.soort': 'equals a' } }
    expect(holds(config, { soort: 'b' }, { soort: 'a' })).toBe(true)
    expect(holds(config, { soort: 'a' }, { soort: 'b' })).toBe(false)
    expect(holds({ if: { 'groep.soort': 'equals a' } }, { groep: { soort: 'a' } })).toBe(true)
  })

  test('a field without conditions, or with broken ones, is there', () => {
    for (const config of [{}, { if: null }, { if: 'x' }, { unless: [] }, { if: {} }])
      expect(holds(config as Values, {})).toBe(true)
  })

  test('members that every object has are no fields', () => {
    expect(holds({ if: { constructor: 'not empty' } }, {})).toBe(false)
    expect(holds({ if: { '__proto__.x': 'not empty' } }, {})).toBe(false)
  })
})
