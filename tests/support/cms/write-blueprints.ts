import type { Definition, Definitions } from './contract-site.ts'

/**
 * Blueprints of a Statamic project (docs/reference/content-system.md#files-on-disk), from what was filled in
 * with them.
 */

const fieldTypes: Readonly<Record<Definition['kind'], object>> = {
  text: { type: 'text' },
  number: { type: 'integer' },
  flag: { type: 'toggle' },
  rich: { type: 'markdown' },
  bard: { type: 'bard' },
  asset: { type: 'assets', container: 'main', max_files: 1 },
  assets: { type: 'assets', container: 'main' },
  entries: { type: 'entries' },
  link: { type: 'link' },
  choice: { type: 'select' },
  rows: { type: 'grid' },
  sets: { type: 'replicator' },
  table: { type: 'table' },
}

const writeDefinition = ({ kind, fields, sets, options }: Definition): object => ({
  ...fieldTypes[kind],
  ...(fields && { fields: writeDefinitions(fields) }),
  ...(options && { options }),
  ...(sets && {
    sets: {
      all: {
        display: 'Alle',
        sets: Object.fromEntries(
          Object.entries(sets).map(([type, inner]) => [
            type,
            { display: type, fields: writeDefinitions(inner) },
          ]),
        ),
      },
    },
  }),
})

export const writeDefinitions = (definitions: Definitions): readonly object[] =>
  Object.entries(definitions).map(([handle, definition]) => ({ handle, field: writeDefinition(definition) }))

/** With a title first and a body last, as entries have them. */
export const entryBlueprint = (definitions: Definitions): object =>
  blueprint('Pagina', [titleField, ...writeDefinitions(definitions), contentField])

/** One tab with these fields, as Statamic 4 and later lay it out. */
export const blueprint = (title: string, fields: readonly object[]): object => ({
  title,
  tabs: { main: { sections: [{ fields }] } },
})

const titleField = { handle: 'title', field: { type: 'text' } }
const contentField = { handle: 'content', field: { type: 'markdown' } }
