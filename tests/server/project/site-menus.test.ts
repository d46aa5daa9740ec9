/** `menus` of site.yaml, and what is wrong with it. */
import { expect, test } from 'vitest'
import { siteFile } from '../../../server/project/site-file/site-file.ts'

test('menus are read', () => {
  const text = 'menus:\n  main: kop-menu\n  footer: [voet, juridisch]\n'
  expect(siteFile.read(text)).toEqual({
    kind: 'read',
    value: { menus: { main: 'kop-menu', footer: ['voet', 'juridisch'] } },
  })
  expect(siteFile.read('menus:\n  footer: []\n')).toEqual({ kind: 'read', value: { menus: { footer: [] } } })
})

test.each([
  ['menus:\n  mian: kop\n', 2, 'menus does not know "mian": its keys are main, footer (did you mean main?)'],
  ['menus: kop\n', 1, 'menus must be a map with main, footer, not "kop"'],
  [
    'menus:\n  main: ../x\n',
    2,
    'menus.main must be the handle of a navigation, such as main_menu, not "../x"',
  ],
  ['menus:\n  main: [a]\n', 2, 'menus.main must be the handle of a navigation, not a list'],
  [
    'menus:\n  footer: voet\n',
    2,
    'menus.footer must be a list of handles, such as [footer, legal], not "voet"',
  ],
  [
    `menus:\n  footer: [${'a, '.repeat(13)}b]\n`,
    2,
    'menus.footer must be a list of at most 12 handles, not a list',
  ],
  [
    'menus:\n  footer:\n    - voet\n    - een twee\n',
    4,
    'menus.footer[2] must be the handle of a navigation, such as main_menu, not "een twee"',
  ],
] as const)('%j is told with its line', (text, line, problem) => {
  expect(siteFile.read(text)).toEqual({ kind: 'wrong', problems: [{ line, text: problem }] })
})
