/** Live examples of "filters": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Filters } from './filters.tsx'

/** Keys of the texts in these examples. Their links lead to elements on the page of the examples. */
type Word =
  | 'label'
  | 'labelTime'
  | 'topics'
  | 'year'
  | 'all'
  | 'dikes'
  | 'silt'
  | 'plants'
  | 'more'
  | 'may'
  | 'june'

export const examples: ComponentExamples<Word> = {
  components: { Filters },
  examples: [
    {
      id: 'topic',
      stage: 'wide',
      render: ({ label, topics, all, dikes, silt, plants, more }) => (
        <Filters
          aria-label={label}
          filters={[
            {
              title: topics,
              links: [
                { label: all, href: '#part-filters' },
                { label: dikes, href: '#example-filters-topic', count: 31, current: true },
                { label: silt, href: '#part-pager', count: 18 },
                { label: plants, href: '#part-term-list', count: 7 },
              ],
              more: { label: more, href: '#part-crumbs' },
            },
          ]}
        />
      ),
    },
    {
      id: 'year',
      stage: 'wide',
      render: ({ labelTime, year, all, may, june }) => (
        <Filters
          aria-label={labelTime}
          filters={[
            {
              title: year,
              links: [
                { label: all, href: '#part-filters' },
                { label: '2026', href: '#example-filters-year', count: 12, current: true },
                { label: '2025', href: '#part-pager', count: 44 },
              ],
            },
            {
              title: '2026',
              links: [
                { label: june, href: '#part-toc', count: 5 },
                { label: may, href: '#part-crumbs', count: 7 },
              ],
            },
          ]}
        />
      ),
    },
  ],
}
