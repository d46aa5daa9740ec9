import { artwork } from '../../content/artwork.ts'
import type { Part } from '../../examples/part.ts'
import { GalleryBlock } from './gallery.tsx'

export const part: Part<'title' | 'creek' | 'dam' | 'dike'> = {
  parts: { GalleryBlock },
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
