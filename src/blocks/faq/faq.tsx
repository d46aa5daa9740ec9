/** The block "faq" of a page: questions that open their answers. */
import { Icon } from '../../components/icon/icon.tsx'
import type { Html } from '../../content/types.ts'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'
import { Prose } from '../parts/prose.tsx'

export interface FaqProps {
  readonly title?: string
  readonly questions: readonly { readonly question: string; readonly answer: Html }[]
}

export function FaqBlock({ headingId, title, questions }: FaqProps & BlockAttributes) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <BlockSection name="faq" headingId={headingId} title={title}>
      <div className="accordion">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <Heading className="accordion__title">{question}</Heading>
              <Icon name="plus" />
            </summary>
            <Prose html={answer} />
          </details>
        ))}
      </div>
    </BlockSection>
  )
}
