/**
 * Live examples of the block "call to action": the design system shows them, and tests render them. Addresses
 * such as `#part-call-to-action` are parts of the design system's own page.
 */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { CallToActionBlock } from './call-to-action.tsx'

/** Keys of the texts in these examples. */
type Word = 'title' | 'text' | 'link' | 'titlePlain' | 'linkPlain'

export const examples: ComponentExamples<Word> = {
  components: { CallToActionBlock },
  examples: [
    {
      id: 'picture',
      stage: 'wide',
      render: ({ title, text, link }, _t, art) => (
        <CallToActionBlock
          id="sample-action"
          headingId="sample-action-title"
          title={title}
          text={text}
          link={{ href: '#part-call-to-action', label: link }}
          picture={art('visit', 'card')}
        />
      ),
    },
    {
      id: 'plain',
      stage: 'wide',
      render: ({ titlePlain, linkPlain }) => (
        <CallToActionBlock
          id="sample-action-plain"
          headingId="sample-action-plain-title"
          title={titlePlain}
          link={{ href: '#part-call-to-action', label: linkPlain }}
        />
      ),
    },
  ],
}
