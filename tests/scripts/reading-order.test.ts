import { expect, test } from 'vitest'
import {
  type AccessibilityNode,
  oddities,
  readingOrder,
} from '../../scripts/checks/reading-order/reading-order.mjs'

/** A tree of `[role, name, level or children]`. */
type Branch = readonly [role: string, name: string, more?: number | readonly Branch[]]

function treeOf(branches: readonly Branch[]): readonly AccessibilityNode[] {
  const nodes: AccessibilityNode[] = []
  const add = ([role, name, more]: Branch): string => {
    const nodeId = `${nodes.length}`
    const at = nodes.push({ nodeId }) - 1
    nodes[at] = {
      ...{ nodeId, role: { value: role }, name: { value: name } },
      properties: typeof more === 'number' ? [{ name: 'level', value: { value: more } }] : [],
      childIds: typeof more === 'object' ? more.map(add) : [],
    }
    return nodeId
  }
  add(['RootWebArea', '', branches])
  return nodes
}

const linesOf = (branches: readonly Branch[]) => readingOrder(treeOf(branches))

test('a page is read in its order, without boxes that say nothing, each thing once', () => {
  const lines = linesOf([
    ['banner', '', [['link', 'To the home page', [['StaticText', 'To the home page']]]]],
    [
      'main',
      '',
      [
        [
          'generic',
          '',
          [
            ['heading', 'Water\u00adboard', 1],
            ['StaticText', 'A dike.'],
          ],
        ],
      ],
    ],
  ])
  expect(lines.map(({ depth, text }) => '  '.repeat(depth) + text)).toEqual([
    'banner',
    '  link “To the home page”',
    'main',
    '  heading “Waterboard” (level 1)',
    '  “A dike.”',
  ])
  expect(oddities(lines)).toEqual([])
})

test('what would puzzle a listener is named', () => {
  const lines = linesOf([
    ['navigation', 'Menu'],
    ['navigation', 'Menu'],
    ['heading', 'News', 1],
    ['heading', 'Far below', 3],
    ['link', ''],
    ['link', 'Krummsand'],
    ['heading', 'Krummsand', 3],
  ])
  expect(oddities(lines)).toEqual([
    'heading “Far below” is of level 3 after one of 1',
    'several landmarks are navigation “Menu”',
    'link has no name',
    'heading “Krummsand” (level 3) repeats the line before it',
  ])
})

test.each([0, 2])('a page with %i headings of the first level is odd', (count) => {
  const lines = linesOf(Array.from({ length: count }, (_, index) => ['heading', `News ${index}`, 1] as const))
  expect(oddities(lines)).toEqual([`${count} headings of level 1`])
})
