/**
 * Live examples of the block "logos": the design system shows them, and tests render them. Drawn maps take
 * the place of logos, and the address `#part-logos` is a part of the design system's own page.
 */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { LogosBlock } from './logos.tsx'

export const examples: ComponentExamples<'title'> = {
  components: { LogosBlock },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ title }, _t, art) => (
        <LogosBlock
          id="sample-logos"
          headingId="sample-logos-title"
          title={title}
          items={[
            { name: 'Wad & Water', picture: art('water', 'wide'), href: '#part-logos' },
            { name: 'Dorpsbelang Oosterdorp', picture: art('village', 'card') },
            { name: 'Deichverband Langenwerder', picture: art('island-26', 'wide') },
          ]}
        />
      ),
    },
  ],
}
