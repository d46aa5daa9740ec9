/** The block "video" of the library, as a page shows it. */
import type { Html } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'
import { Prose } from '../parts/prose.tsx'
import { VideoFrame, type VideoFrameProps } from './video-frame.tsx'

export interface VideoProps extends VideoFrameProps {
  readonly transcript?: Html
  /** Address of a file with what is said, in the place of `transcript`. */
  readonly transcriptFile?: string
  /** As it is shown, e.g. `4:12`. */
  readonly duration?: string
}

function VideoFile({ title, url, poster }: VideoProps) {
  const { t } = useLocale()
  return (
    // biome-ignore lint/a11y/useMediaCaption: the content model has a transcript, no captions file
    <video
      className="video__player"
      src={url}
      controls
      preload="none"
      poster={poster?.src}
      aria-label={title ?? t('block-video')}
    />
  )
}

/** What remains for those who cannot play it. */
function VideoFiles({ url, address, transcriptFile }: VideoProps) {
  const { t } = useLocale()
  const files = [
    { href: transcriptFile, label: t('block-video-transcript-file') },
    { href: address.kind === 'file' ? url : undefined, label: t('block-video-download') },
  ].filter(({ href }) => href)
  if (files.length === 0) return null
  return (
    <ul className="plain cluster video__files">
      {files.map(({ href, label }) => (
        <li key={label}>
          <a href={href} download>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

const VideoPlayer = (props: VideoProps) =>
  props.address.kind === 'file' ? <VideoFile {...props} /> : <VideoFrame {...props} />

export function VideoBlock({ headingId, ...video }: VideoProps & BlockAttributes) {
  const { t } = useLocale()
  const { title, transcript, duration } = video
  return (
    <BlockSection name="video" headingId={headingId} title={title}>
      <div className="video" data-surface="inverse">
        <VideoPlayer {...video} />
      </div>
      {duration && (
        <p className="video__duration">
          {t('block-video-duration')}: {duration}
        </p>
      )}
      <VideoFiles {...video} />
      {transcript && (
        <details className="video__transcript">
          <summary>{t('block-video-transcript')}</summary>
          <Prose html={transcript} />
        </details>
      )}
    </BlockSection>
  )
}
