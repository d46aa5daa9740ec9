import { artwork } from '../../content/artwork.ts'
import type { Part } from '../../examples/part.ts'
import { LogosBlock } from './logos.tsx'

export const part: Part<'title'> = {
  parts: { LogosBlock },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ title }) => (
        <LogosBlock
          id="sample-logos"
          headingId="sample-logos-title"
          title={title}
          items={[
            { name: 'Wad & Water', picture: artwork('water', 'wide'), href: '#part-logos' },
            { name: 'Dorpsbelang Wierhuizen', picture: artwork('village', 'card') },
            { name: 'Deichverband Krummsand', picture: artwork('krummsand', 'wide') },
          ]}
        />
      ),
    },
  ],
}
