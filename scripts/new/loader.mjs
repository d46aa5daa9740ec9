import { assertName, keyOf, pascalCase } from './names.mjs'
import { addRow } from './rows.mjs'

const payload = 'src/content/payload.ts'
const table = 'interface PageDataByKind'
/** The table with the comment above it, whatever that says. */
const tableWithComment = new RegExp(`(?:^/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?^${table}`, 'm')

const loaderOf = (name, view) => `import { everyLanguage } from './head.ts'
import type { LoadContext, LoadedPage } from './loader.ts'

/** Fill in: what the page shows, and where it comes from. */
export async function load${view}({ match, deps, t }: LoadContext): Promise<LoadedPage> {
  const items = await deps.content.tree(match.locale)
  return {
    kind: 'found',
    data: { kind: '${name}', items },
    title: t('${name}-title'),
    alternates: everyLanguage(deps.languages, match.path),
  }
}
`

const dataOf = (name, view) => `export interface ${view}Data {
  readonly kind: '${name}'
  readonly items: readonly TreeItem[]
}

`

const testOf = (name, view) => `import { expect, test } from 'vitest'
import { load${view} } from '../../../server/loaders/${name}.ts'
import { defaultLanguages } from '../../../src/i18n/languages.ts'
import { routingOf } from '../../../src/router/match.ts'
import { testDeps } from '../../support/test-deps.ts'

test('finds what its page shows', async () => {
  const match = routingOf(defaultLanguages).match('/${name}')
  if (!match) throw new Error('No route matches')
  const found = await load${view}({
    ...{ match, deps: await testDeps() },
    ...{ t: (key) => key, fullPath: '/${name}' },
  })
  expect(found.data.kind).toBe('${name}')
  expect.fail('Fill in: what does the loader "${name}" find?')
})
`

/** Adds the type of the loader's data: its declaration, and a row in the table of types below it. */
const addData = (name, view) => (text, path) =>
  addRow(table, `  readonly ${keyOf(name)}: ${view}Data`)(text, path).replace(
    tableWithComment,
    (found) => dataOf(name, view) + found,
  )

/**
 * Plans a loader, the code on the server that gets a page's data, and the type of that data.
 * @throws Refusal for a malformed name and a file that exists
 */
export function planLoader(name, plan) {
  assertName(name)
  const view = pascalCase(name)
  plan.create(`server/loaders/${name}.ts`, loaderOf(name, view))
  plan.edit(payload, addData(name, view))
}

/** Plans a loader without a page: for a page that has another loader, or that is added by hand. */
export const loader = {
  example: 'loader team',
  plan(name, plan) {
    planLoader(name, plan)
    const test = `tests/server/loaders/${name}.test.ts`
    plan.create(test, testOf(name, pascalCase(name)))
    return [
      `Fill in ${test}: it fails until it says what the loader finds`,
      'Name the loader in the row of its page: the table of server/loaders/load-payload.ts',
    ]
  },
}
