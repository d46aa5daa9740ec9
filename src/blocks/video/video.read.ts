/** Reads the block "video" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { drawnPoster } from '../embed/drawn-poster.ts'
import { common } from '../parts/names.ts'
import type { VideoProps } from './video.tsx'
import { videoAddress } from './video-address.ts'

/** Names that projects give to the fields of this block. */
const names = {
  title: common.title,
  url: ['url', 'video', 'video_url', 'link', 'src', 'embed', 'file', 'bestand', 'datei'],
  provider: ['provider', 'aanbieder', 'anbieter'],
  poster: [
    'poster',
    'thumbnail',
    'cover',
    'voorbeeld',
    'vorschaubild',
    ...common.picture.filter((name) => name !== 'file' && name !== 'media'),
  ],
  transcript: [
    'transcript',
    'transcriptie',
    'uitgeschreven_tekst',
    'transkript',
    'transkription',
    ...common.text,
  ],
  // A field named `transcript` may hold a file or a text.
  transcriptFile: [
    ...['transcript_file', 'transcript_url', 'transcript_bestand', 'transkript_datei'],
    ...['transcript', 'transcriptie', 'transkript', 'transkription'],
  ],
  duration: ['duration', 'duur', 'dauer', 'length', 'lengte'],
} as const

/** Returns the props of the block's view; undefined without an address of a video. */
export const readVideo = (fields: BlockFields): VideoProps | undefined =>
  readVideoAt(fields.link(...names.url), fields)

/** Returns the props of the view for a video whose address is known; undefined for other addresses. */
export function readVideoAt(url: string | undefined, fields: BlockFields): VideoProps | undefined {
  // Other links, such as `mailto:` or a fragment, are no videos.
  if (!url || !/^(?:\/|https?:)/i.test(url)) return undefined
  const address = videoAddress(url)
  const transcriptFile = fields.file(...names.transcriptFile)?.url
  return defined({
    title: fields.text(...names.title),
    url,
    address,
    provider: fields.text(...names.provider) ?? (address.kind === 'frame' ? address.provider : undefined),
    poster: fields.picture(...names.poster) ?? (address.kind === 'frame' ? drawnPoster('film') : undefined),
    transcript: transcriptFile ? undefined : fields.html(...names.transcript),
    transcriptFile,
    duration: fields.text(...names.duration),
  })
}
