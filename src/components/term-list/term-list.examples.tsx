/** Live examples of "term-list": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { TermList } from './term-list.tsx'

/** Keys of the texts in these examples. Their links lead to elements on the page of the examples. */
type Word = 'dikes' | 'silt' | 'plants'

const here = '#part-term-list'

export const examples: ComponentExamples<Word> = {
  components: { TermList },
  examples: [
    {
      id: 'short',
      stage: 'wide',
      render: ({ dikes, silt, plants }) => (
        <TermList
          id="sample-terms"
          groups={[
            {
              terms: [
                { title: dikes, path: here, count: 31 },
                { title: plants, path: '#part-filters', count: 7 },
                { title: silt, path: '#part-pager', count: 18 },
              ],
            },
          ]}
        />
      ),
    },
    {
      id: 'long',
      stage: 'wide',
      render: ({ dikes, silt, plants }) => (
        <TermList
          id="sample-terms-long"
          groups={[dikes, plants, silt].map((title, index) => ({
            letter: title.charAt(0),
            terms: [{ title, path: here, count: 31 - 8 * index }],
          }))}
        />
      ),
    },
  ],
}
