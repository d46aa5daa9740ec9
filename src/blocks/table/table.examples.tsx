/** Live examples of the block "table": the design system shows them, and tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { TableBlock } from './table.tsx'

export const examples: ComponentExamples<
  'title' | 'caption' | 'zone' | 'year' | 'mud' | 'pioneer' | 'marsh'
> = {
  components: { TableBlock },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ title, caption, zone, year, mud, pioneer, marsh }) => (
        <TableBlock
          id="sample-table"
          headingId="sample-table-title"
          title={title}
          caption={caption}
          columns={[
            { label: zone, numeric: false },
            { label: year, numeric: true },
          ]}
          rows={[
            [mud, '18 mm'],
            [pioneer, '14 mm'],
            [marsh, '6 mm'],
          ]}
        />
      ),
    },
  ],
}
