import { expect, test } from 'vitest'
import { blueprintFields, readBlueprints } from '../../../../server/cms/flat-files/blueprints/blueprints.ts'
import { schemaOfFields } from '../../../../server/cms/flat-files/blueprints/schema.ts'
import type { Value } from '../../../../src/content/types.ts'

const fields = [{ handle: 'testo', field: { type: 'textarea', display: 'Testo' } }]
const schemaOf = (blueprint: Value) =>
  schemaOfFields(
    blueprintFields(
      readBlueprints(new Map([['blueprints/collections/pages/page', blueprint]])),
      'collections',
      'pages',
    ),
  )

test.each([
  ['the handle of their tab', { tabs: { seo: { fields } } }],
  ['the name of their tab', { tabs: { ricerca: { display: 'SEO', fields } } }],
  ['the name of their section', { tabs: { main: { sections: [{ display: 'SEO & meta', fields }] } } }],
  ['the handle of their section before version 4', { sections: { seo: { fields } } }],
] as [string, Value][])('fields are for search engines by %s', (_, blueprint) => {
  expect(schemaOf(blueprint)).toMatchObject([{ handle: 'testo', hidden: 'seo' }])
})

test('fields beside a section for search engines are for visitors', () => {
  const other = [{ handle: 'altro', field: { type: 'text' } }]
  const schema = schemaOf({ tabs: { main: { sections: [{ display: 'SEO', fields }, { fields: other }] } } })
  expect(schema.map(({ handle, hidden }) => [handle, hidden])).toEqual([
    ['testo', 'seo'],
    ['altro', undefined],
  ])
})
