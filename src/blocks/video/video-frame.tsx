import { useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '../../components/buttons/buttons.tsx'
import { Image } from '../../components/image/image.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import type { VideoProps } from './video.tsx'
import { allowVideosAlways, videosAllowed } from './video-consent.ts'

function Player({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      className="video__player"
      src={`${src}?autoplay=1`}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

interface VideoAskProps extends VideoProps {
  readonly play: () => void
}

/** Nothing is asked of another website before the visitor says yes; without JavaScript there is a link. */
function VideoAsk({ title, url, address, provider, play }: VideoAskProps) {
  const { t } = useLocale()
  const canPlay = useHydrated() && address.kind === 'frame'
  const Heading = title ? 'h3' : 'h2'
  const texts = [
    canPlay && t('block-video-cookies'),
    provider && `${t('block-video-provider')}: ${provider}.`,
  ].filter(Boolean)
  const playAlways = () => {
    allowVideosAlways()
    play()
  }
  return (
    <div className="video__ask">
      <Heading className="video__ask-title">{t('block-video-other-site')}</Heading>
      {texts.length > 0 && <p>{texts.join(' ')}</p>}
      <div className="cluster">
        {canPlay && (
          <Button variant="highlight" iconStart="play" onClick={play}>
            {t('block-video-play')}
          </Button>
        )}
        {canPlay && !videosAllowed() && (
          <Button variant="quiet" onClick={playAlways}>
            {t('block-video-always')}
          </Button>
        )}
        <LinkButton href={url} variant={address.kind === 'frame' ? 'quiet' : 'secondary'}>
          {t('block-video-link')}
        </LinkButton>
      </div>
    </div>
  )
}

export function VideoFrame(video: VideoProps) {
  const { t } = useLocale()
  const [playing, setPlaying] = useState(false)
  const { title, address, poster } = video
  if (playing && address.kind === 'frame')
    return <Player src={address.src} title={title ?? t('block-video')} />
  return (
    <>
      {poster && <Image picture={poster} />}
      <VideoAsk {...video} play={() => setPlaying(true)} />
    </>
  )
}
