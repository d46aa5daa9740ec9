/** Live examples of "segmented": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Segmented } from './segmented.tsx'

/** Keys of the texts in these examples. */
type Word = 'unit' | 'metres' | 'feet' | 'zone' | 'mud' | 'pioneer' | 'low' | 'high'

export const examples: ComponentExamples<Word> = {
  components: { Segmented },
  examples: [
    {
      id: 'usual',
      render: ({ unit, metres, feet }) => (
        <Segmented
          legend={unit}
          name="sample-unit"
          defaultValue="m"
          options={[
            { value: 'm', label: metres },
            { value: 'ft', label: feet },
          ]}
        />
      ),
    },
    {
      id: 'many',
      render: ({ zone, mud, pioneer, low, high }) => (
        <Segmented
          legend={zone}
          name="sample-zone"
          defaultValue="pioneer"
          options={[
            { value: 'mud', label: mud },
            { value: 'pioneer', label: pioneer },
            { value: 'low', label: low },
            { value: 'high', label: high },
          ]}
        />
      ),
    },
  ],
}
