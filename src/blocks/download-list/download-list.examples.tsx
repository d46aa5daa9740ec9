/**
 * Live examples of the block "download list": the design system shows them, and tests render them. Instead of
 * files, they link parts of the design system's own page, such as `#part-download-list`.
 */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { DownloadListBlock } from './download-list.tsx'

export const examples: ComponentExamples<'title' | 'report' | 'map' | 'long'> = {
  components: { DownloadListBlock },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: ({ title, report, map, long }) => (
        <DownloadListBlock
          id="sample-downloads"
          headingId="sample-downloads-title"
          title={title}
          files={[
            {
              title: report,
              url: '#part-download-list',
              format: 'PDF',
              size: 4_200_000,
              pages: 96,
              accessible: true,
            },
            {
              title: map,
              url: '#example-download-list-usual',
              format: 'PNG',
              size: 870_000,
              accessible: false,
            },
            { title: long, url: '#part-download-list' },
          ]}
        />
      ),
    },
  ],
}
