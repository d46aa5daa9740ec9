/**
 * Live examples of the block "media text": the design system shows them, and tests render them. Addresses
 * such as `#part-media-text` are parts of the design system's own page.
 */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { MediaTextBlock } from './media-text.tsx'

/** Keys of the texts in these examples. */
type Word = 'title' | 'text' | 'link' | 'caption' | 'titleEnd' | 'textEnd' | 'alone'

export const examples: ComponentExamples<Word> = {
  components: { MediaTextBlock },
  examples: [
    {
      id: 'start',
      stage: 'wide',
      render: ({ title, text, link, caption }, _t, art) => (
        <MediaTextBlock
          id="sample-media"
          headingId="sample-media-title"
          title={title}
          html={{ html: `<p>${text}</p>` }}
          picture={art('plants', 'card')}
          caption={caption}
          side="start"
          link={{ href: '#part-media-text', label: link }}
        />
      ),
    },
    {
      id: 'end',
      stage: 'wide',
      render: ({ titleEnd, textEnd }, _t, art) => (
        <MediaTextBlock
          id="sample-media-end"
          headingId="sample-media-end-title"
          title={titleEnd}
          html={{ html: `<p>${textEnd}</p>` }}
          picture={art('dams', 'card')}
          side="end"
          link={{ href: '#part-media-text' }}
        />
      ),
    },
    {
      id: 'figure',
      stage: 'wide',
      render: ({ alone }, _t, art) => (
        <MediaTextBlock id="sample-figure" picture={art('flats', 'wide')} caption={alone} side="start" />
      ),
    },
  ],
}
