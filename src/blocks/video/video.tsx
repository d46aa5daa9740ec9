/** The block "video" of a page: a video file, or a video of another website. */
import type { Html } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'
import { Prose } from '../parts/prose.tsx'
import { VideoFrame, type VideoFrameProps } from './video-frame.tsx'

export interface VideoProps extends VideoFrameProps {
  /** Text of what is said in the video. */
  readonly transcript?: Html
  /** Address of a file with the transcript, if there is no `transcript`. */
  readonly transcriptFile?: string
  /** Duration as it is shown, e.g. `4:12`. */
  readonly duration?: string
}

/** A video that is a file, in the player of the browser. */
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

/** Links to the video file and the file of its transcript, for visitors who cannot play the video. */
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

/** The player for a file or for a video of another website. */
const VideoPlayer = (props: VideoProps) =>
  props.address.kind === 'file' ? <VideoFile {...props} /> : <VideoFrame {...props} />

export function VideoBlock(props: VideoProps & BlockAttributes) {
  const { t } = useLocale()
  const { transcript, duration } = props
  return (
    <BlockSection {...props} name="video">
      <div className="video" data-surface="inverse">
        <VideoPlayer {...props} />
      </div>
      {duration && (
        <p className="video__duration">
          {t('block-video-duration')}: {duration}
        </p>
      )}
      <VideoFiles {...props} />
      {transcript && (
        <details className="video__transcript">
          <summary>{t('block-video-transcript')}</summary>
          <Prose html={transcript} />
        </details>
      )}
    </BlockSection>
  )
}
