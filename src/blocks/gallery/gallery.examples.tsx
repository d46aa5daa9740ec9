/** Live examples of the block "gallery": the design system shows them, and tests render them. */
import { artwork } from '../../content/artwork.ts'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { GalleryBlock } from './gallery.tsx'

export const examples: ComponentExamples<'title' | 'creek' | 'dam' | 'dike'> = {
  components: { GalleryBlock },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ title, creek, dam, dike }) => (
        <GalleryBlock
          id="sample-gallery"
          headingId="sample-gallery-title"
          title={title}
          pictures={[
            { ...artwork('creek', 'card'), alt: creek },
            { ...artwork('dam', 'card'), alt: dam },
            { ...artwork('dike', 'card'), alt: dike },
          ]}
        />
      ),
    },
  ],
}
