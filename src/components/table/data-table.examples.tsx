/** Live examples of "data table": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { DataTable } from './data-table.tsx'

/** Keys of the texts in these examples. */
type Word = 'caption' | 'wide' | 'zone' | 'height' | 'floods' | 'mud' | 'pioneer' | 'marsh' | 'place'

/** Headings of the columns of the wide table, by month. */
const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const
/** Sedimentation in millimetres, one value for each month. */
const depths = ['12', '9', '14', '18', '21', '26', '24', '22', '19', '15', '11', '10'] as const

export const examples: ComponentExamples<Word> = {
  components: { DataTable },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ caption, zone, height, floods, mud, pioneer, marsh }) => (
        <DataTable
          caption={caption}
          label={caption}
          columns={[zone, height, floods]}
          numeric={[false, true, true]}
          rows={[
            { key: 'mud', cells: [mud, '−40', '700'] },
            { key: 'pioneer', cells: [pioneer, '90', '510'] },
            { key: 'marsh', cells: [marsh, '165', '140'] },
          ]}
        />
      ),
    },
    {
      id: 'wide',
      stage: 'wide',
      render: ({ wide, place }) => (
        <DataTable
          label={wide}
          columns={[place, ...months]}
          numeric={[false, ...months.map(() => true)]}
          rows={['Noorderhoek', 'Oosterdorp', 'Langenwerder'].map((name) => ({
            key: name,
            cells: [name, ...depths],
          }))}
        />
      ),
    },
  ],
}
