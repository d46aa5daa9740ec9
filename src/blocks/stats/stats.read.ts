/** Reads the block "stats" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined, distinct } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { StatsProps } from './stats.tsx'

/** Names that projects give to the fields of this block. */
const names = {
  title: common.title,
  items: [
    'items',
    'stats',
    'cijfers',
    'statistics',
    'numbers',
    'zahlen',
    'getallen',
    'kennzahlen',
    ...common.items,
  ],
  value: ['value', 'waarde', 'number', 'getal', 'cijfer', 'wert', 'zahl', 'figure'],
  unit: ['unit', 'eenheid', 'einheit', 'suffix'],
  label: [
    'label',
    'text',
    'tekst',
    'description',
    'omschrijving',
    'beschrijving',
    'beschriftung',
    ...common.title,
  ],
} as const

/** Returns the props of the block's view; undefined without a number that has a label. */
export function readStats(fields: BlockFields): StatsProps | undefined {
  const all = fields.rows(...names.items).flatMap((row) => {
    const value = row.text(...names.value)
    const label = row.text(...names.label)
    return value && label ? [defined({ value, unit: row.text(...names.unit), label })] : []
  })
  const items = distinct(all, ({ label, value }) => `${label} ${value}`)
  return items.length > 0 ? defined({ title: fields.text(...names.title), items }) : undefined
}
