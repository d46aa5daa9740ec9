/** Finds the tests that documents name. */

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Whether a source has a test of that name that runs: `test('…'`, `it('…'`, or the second pair of brackets of
 * `test.each`.
 */
export function hasTest(source: string, name: string): boolean {
  const title = new RegExp(
    `^(?!\\s*//).*(?:\\b(?:test|it)|\\))\\(\\s*(['"\`])${literally(name)}\\1\\s*,`,
    'm',
  )
  return title.test(source)
}

/** Whether a row of a table begins with a name, and a test of that source is called as its rows say. */
export function hasRow(source: string, name: string): boolean {
  const row = new RegExp(`^(?!\\s*//).*\\[\\s*(['"\`])${literally(name)}\\1\\s*,`, 'm')
  return row.test(source) && hasTest(source, '%s')
}

/** Whether a source has a group of tests of that name. */
export function hasGroup(source: string, name: string): boolean {
  const title = new RegExp(`^(?!\\s*//).*(?:\\bdescribe|\\))\\(\\s*(['"\`])${literally(name)}\\1\\s*,`, 'm')
  return title.test(source)
}
