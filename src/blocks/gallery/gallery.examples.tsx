/** Live examples of the block "gallery": the design system shows them, and tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { GalleryBlock } from './gallery.tsx'

export const examples: ComponentExamples<'title' | 'creek' | 'dam' | 'dike'> = {
  components: { GalleryBlock },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ title, creek, dam, dike }, _t, art) => (
        <GalleryBlock
          id="sample-gallery"
          headingId="sample-gallery-title"
          title={title}
          pictures={[
            { ...art('creek', 'card'), alt: creek },
            { ...art('dam', 'card'), alt: dam },
            { ...art('dike', 'card'), alt: dike },
          ]}
        />
      ),
    },
  ],
}
