/** What editors wrote is on its page, whatever is wrong with the blueprints and fieldsets of their project. */
import { expect, test } from 'vitest'
import { examineFiles } from '../support/doctor.ts'

const entry =
  '---\nid: een\ntitle: Een\nblokken:\n  - { type: kader, kop: Een kop, tekst: Een tekst van het kader. }\n---\n'
const blueprintFile = 'resources/blueprints/collections/pages/page.yaml'

const cyclic = {
  'resources/fieldsets/a.yaml': 'fields: [{ import: b }, { handle: kop, field: { type: text } }]\n',
  'resources/fieldsets/b.yaml': 'fields: [{ import: a }]\n',
}
const setOf = (fields: string) =>
  `fields: [{ handle: blokken, field: { type: replicator, sets: { kader: { fields: ${fields} } } } }]`

test.each([
  ['no blueprint', {}, 0],
  ['an empty one', { [blueprintFile]: '' }, 0],
  ['one that is a list', { [blueprintFile]: '[]' }, 0],
  ['one whose tabs are a number', { [blueprintFile]: 'tabs: 5' }, 0],
  ['one whose fields are none', { [blueprintFile]: 'fields: [5, null, { handle: 3 }, { field: x }]' }, 0],
  ['one with a field that is a number', { [blueprintFile]: 'fields: [{ handle: blokken, field: 4 }]' }, 0],
  ['sets whose fields are a number', { [blueprintFile]: setOf('7') }, 0],
  ['sets of an unknown add-on', { [blueprintFile]: setOf('[]').replace('replicator', 'stapel') }, 0],
  ['one that does not parse', { [blueprintFile]: 'tabs: [ { broken' }, 1],
  ['fieldsets that import each other', { [blueprintFile]: setOf('[{ import: a }]'), ...cyclic }, 0],
  [
    'a fieldset that does not parse',
    { [blueprintFile]: setOf('[{ import: weg }]'), 'resources/fieldsets/weg.yaml': 'fields: [' },
    1,
  ],
])('with %s', async (_, files, unreadable) => {
  const { totals, lost } = await examineFiles({ 'content/collections/pages/een.md': entry, ...files })
  expect(lost).toEqual([])
  expect(totals).toMatchObject({ pages: 1, shown: 3, unreadable })
})
