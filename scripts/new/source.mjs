import { assertName, camelCase, keyOf, pascalCase } from './names.mjs'
import { Refusal } from './refusal.mjs'
import { addImport, addRow } from './rows.mjs'

const table = 'server/cms/sources.ts'

const kindOf = (name, view) => `import type { LocalSource } from '../source-kind.ts'
import { create${view}Source } from './index.ts'

/** Content from … Fill in: where it lies. */
export const ${camelCase(name)}Source: LocalSource = {
  isRemote: false,
  // Without sites of its own the site has the default set of languages.
  sites: async () => [],
  open: async () => create${view}Source(),
}
`

const sourceOf = (name, view) => `import type { ContentSource } from '../source.ts'

/** A source that has no content. Fill in each answer: \`ContentSource\` says what it means. */
export const create${view}Source = (): ContentSource => ({
  name: '${name}',
  traits: { tellsOfChanges: false, readsCheaply: true, takesForms: false },
  page: async () => ({ kind: 'missing' }),
  has: async () => false,
  tree: async () => [],
  navigation: async () => undefined,
  globals: async () => ({}),
  translations: async () => [],
  entries: async () => [],
  list: async () => ({ items: [], total: 0 }),
  facets: async () => ({ terms: [], years: [] }),
  related: async () => [],
  taxonomies: async () => [],
  topics: async () => [],
  outlines: async () => [],
  collections: async () => [],
  dated: async () => [],
  redirects: async () => [],
  forms: async () => ({}),
  assetFile: () => undefined,
  health: () => ({ state: 'ok', loaded: true, age_s: 0, pages: 0, broken: 0 }),
  onChange: () => () => {},
  close: async () => {},
})
`

const testOf = (name, view) => `import { expect, test } from 'vitest'
import { create${view}Source } from '../../../../server/cms/${name}/index.ts'

test('answers with the content that is there', async () => {
  const source = create${view}Source()
  expect(await source.page('nl', '/nothing')).toEqual({ kind: 'missing' })
  expect.fail('Fill in: what does the source "${name}" answer for a page that is there?')
})
`

/** Plans a new source of content for `npm run new`: a folder, and a row in the table of sources. */
export const source = {
  example: 'source wiki',
  /**
   * @returns the next steps for the developer
   * @throws Refusal for a malformed name, a folder that exists, and a name in the table
   */
  plan(name, plan) {
    assertName(name)
    const view = pascalCase(name)
    const folder = `server/cms/${name}`
    if (plan.exists(folder)) throw new Refusal(`${folder} exists`)
    if (new RegExp(`^ {2}'?${name}'?:`, 'm').test(plan.read(table)))
      throw new Refusal(`${table} has a source ${name}`)
    const test = `tests/server/cms/${name}/source.test.ts`
    plan.create(`${folder}/source-kind.ts`, kindOf(name, view))
    plan.create(`${folder}/index.ts`, sourceOf(name, view))
    plan.create(test, testOf(name, view))
    const kind = `${camelCase(name)}Source`
    plan.edit(table, addImport(`import { ${kind} } from './${name}/source-kind.ts'`, './'))
    plan.edit(table, addRow('export const sources', `  ${keyOf(name)}: ${kind},`))
    return [
      `Fill in ${test}: it fails until the source answers`,
      `Start with it: CONTENT_SOURCE=${name} npm start`,
      'Hold it to the same pages as the others: tests/server/cms/content-source.contract.test.ts',
      'A system over HTTP gives an adapter instead: RemoteSource in server/cms/source-kind.ts',
    ]
  },
}
