/** Live examples of "pagination": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Pagination, PaginationSummary } from './pagination.tsx'

/** Keys of the texts in these examples. Their links lead to elements on the page of the examples. */
type Word = 'label' | 'labelFirst' | 'part' | 'partFirst'

export const examples: ComponentExamples<Word> = {
  components: { Pagination },
  examples: [
    {
      id: 'middle',
      stage: 'wide',
      render: ({ label, part }) => {
        const paging = {
          summary: part,
          previous: { number: 6, href: '#part-pagination' },
          next: { number: 8, href: '#example-pagination-first' },
          pages: [1, 6, 7, 8, 42].map((number) => ({
            number,
            href: '#example-pagination-middle',
            ...(number === 7 && { current: true as const }),
          })),
        }
        return (
          <>
            <PaginationSummary paging={paging} />
            <Pagination paging={paging} aria-label={label} />
          </>
        )
      },
    },
    {
      id: 'first',
      stage: 'wide',
      render: ({ labelFirst, partFirst }) => {
        const paging = {
          summary: partFirst,
          next: { number: 2, href: '#example-pagination-middle' },
          pages: [
            { number: 1, href: '#example-pagination-first', current: true as const },
            { number: 2, href: '#example-pagination-middle' },
            { number: 3, href: '#part-pagination' },
          ],
        }
        return (
          <>
            <PaginationSummary paging={paging} />
            <Pagination paging={paging} aria-label={labelFirst} />
          </>
        )
      },
    },
  ],
}
