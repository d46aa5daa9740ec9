/** Live examples of "logos": the design system shows them, tests render them. */
import { artwork } from '../../content/artwork.ts'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { LogosBlock } from './logos.tsx'

export const examples: ComponentExamples<'title'> = {
  components: { LogosBlock },
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
