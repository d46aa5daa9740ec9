/** The block "faq" of a page: questions that open their answers. */
import { Icon } from '../../components/icon/icon.tsx'
import { inParts } from '../../components/in-parts/in-parts.tsx'
import type { Html } from '../../content/types.ts'
import { type BlockAttributes, BlockSection, innerLevel } from '../parts/block-section.tsx'
import { Prose } from '../parts/prose.tsx'

export interface FaqProps {
  readonly title?: string
  readonly questions: readonly { readonly question: string; readonly answer: Html }[]
}

export function FaqBlock(props: FaqProps & BlockAttributes) {
  const Heading = `h${innerLevel(props)}` as const
  return (
    <BlockSection {...props} name="faq">
      <div className="accordion">
        {inParts(
          props.questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <Heading className="accordion__title">{question}</Heading>
                <Icon name="plus" />
              </summary>
              <Prose html={answer} />
            </details>
          )),
        )}
      </div>
    </BlockSection>
  )
}
