/** Live examples of the block "stats": the design system shows them, and tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { StatsBlock } from './stats.tsx'

/**
 * Keys of the texts in these examples. `area`, `growth` and `birds` are numbers, as the language writes them.
 */
type Word = 'title' | 'area' | 'areaLabel' | 'growth' | 'growthLabel' | 'places' | 'birds' | 'birdsLabel'

export const examples: ComponentExamples<Word> = {
  components: { StatsBlock },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ title, area, areaLabel, growth, growthLabel, places, birds, birdsLabel }) => (
        <StatsBlock
          id="sample-stats"
          headingId="sample-stats-title"
          title={title}
          items={[
            { value: area, unit: 'ha', label: areaLabel },
            { value: growth, unit: 'mm', label: growthLabel },
            { value: '14', label: places },
            { value: birds, label: birdsLabel },
          ]}
        />
      ),
    },
  ],
}
