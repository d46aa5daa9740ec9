/**
 * Live examples of the block "video": the design system shows them, and tests render them. They play no video
 * and link none: addresses such as `#example-video-link` are parts of the design system's own page.
 */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { drawnPoster } from '../embed/drawn-poster.ts'
import { VideoBlock } from './video.tsx'

export const examples: ComponentExamples<
  'title' | 'transcript' | 'map' | 'mapTitle' | 'mapExplain' | 'mapLoad' | 'mapLink'
> = {
  components: { VideoBlock },
  examples: [
    {
      id: 'frame',
      stage: 'wide',
      render: ({ title, transcript }, _t, art) => (
        <VideoBlock
          id="sample-video"
          headingId="sample-video-title"
          title={title}
          url="#example-video-frame"
          // No video: an example requests nothing from another website.
          address={{ kind: 'frame', src: 'about:blank', provider: 'Vimeo' }}
          provider="Vimeo"
          poster={art('film', 'wide')}
          duration="4:12"
          transcript={{ html: `<p>${transcript}</p>` }}
        />
      ),
    },
    {
      id: 'link',
      stage: 'wide',
      render: () => (
        <VideoBlock id="sample-video-link" url="#example-video-link" address={{ kind: 'link' }} />
      ),
    },
    {
      id: 'map',
      stage: 'wide',
      render: ({ map, mapTitle: title, mapExplain: explain, mapLoad: load, mapLink: link }) => (
        <VideoBlock
          id="sample-map"
          headingId="sample-map-title"
          title={map}
          url="#example-video-map"
          address={{ kind: 'frame', src: 'about:blank', provider: 'OpenStreetMap' }}
          provider="OpenStreetMap"
          poster={drawnPoster('map')}
          words={{ title, explain, load, link }}
        />
      ),
    },
  ],
}
