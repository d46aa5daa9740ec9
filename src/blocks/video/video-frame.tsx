/**
 * The player for a video of another website. Nothing is requested from that website before the visitor
 * agrees.
 */
import { type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button, LinkButton } from '../../components/buttons/buttons.tsx'
import { Image } from '../../components/image/image.tsx'
import { onPreference } from '../../components/preference-event.ts'
import { useHydrated } from '../../components/use-hydrated.ts'
import type { Picture } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { forgetVideoConsent, rememberVideoConsent, videoConsent } from '../../shared/visitor/video-consent.ts'
import type { EmbedWords } from '../embed/embed-words.ts'
import { type BlockAttributes, innerLevel } from '../parts/block-section.tsx'
import type { VideoAddress } from './video-address.ts'

export interface VideoFrameProps {
  readonly title?: string
  /** Address of the video on its website. */
  readonly url: string
  /** How the video can be shown. */
  readonly address: VideoAddress
  /** Name of the website that the video comes from. */
  readonly provider?: string
  /** Picture that is shown before the video starts. */
  readonly poster?: Picture
  /** Words of the question for content that is no video. */
  readonly words?: EmbedWords
  /** Whether the content is higher than wide. */
  readonly isTall?: boolean
}

interface PlayerProps {
  /** Address of the frame. */
  readonly src: string
  readonly title: string
  /**
   * Whether the visitor has just pressed play. Then the video starts, and gets the focus, which was on the
   * button that the player has replaced.
   */
  readonly isAskedFor: boolean
  readonly isTall: boolean
  /** Whether it is a video, which starts when it is asked for. */
  readonly autoplays: boolean
}

/** The frame with the player of another website. */
function Player({ src, title, isAskedFor, isTall, autoplays }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isAskedFor) frame.current?.focus()
  }, [isAskedFor])
  return (
    <iframe
      ref={frame}
      className={isTall ? 'video__player video__player--tall' : 'video__player'}
      src={isAskedFor && autoplays ? `${src}?autoplay=1` : src}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

/** A video with the level of its title. */
type TitledVideo = VideoFrameProps & Pick<BlockAttributes, 'headingLevel'>

type VideoAskProps = TitledVideo & {
  readonly ref: Ref<HTMLDivElement>
  /** Shows the player and starts the video, for this time or as long as all of them are allowed. */
  readonly play: (choice: 'play' | 'always') => void
}

/**
 * Asks for consent in the place of the video, and links to the video on its website. Without JavaScript, or
 * for a video that no frame can show, there is only the link.
 */
function VideoAsk({ ref, play, ...video }: VideoAskProps) {
  const { url, address, provider, words } = video
  const { t } = useLocale()
  const canPlay = useHydrated() && address.kind === 'frame'
  const Heading = `h${innerLevel(video)}` as const
  const texts = [
    canPlay && (words?.explain ?? t('block-video-cookies')),
    provider && `${t('block-video-provider')}: ${provider}.`,
  ].filter(Boolean)
  const playAlways = () => {
    rememberVideoConsent()
    // Nothing is remembered where the browser forbids storage.
    play(videoConsent() ? 'always' : 'play')
  }
  return (
    <div className="video__ask" tabIndex={-1} ref={ref}>
      <Heading className="video__ask-title">{words?.title ?? t('block-video-other-site')}</Heading>
      {texts.length > 0 && <p>{texts.join(' ')}</p>}
      <div className="cluster">
        {canPlay && (
          <Button
            variant="highlight"
            {...(!words && { iconStart: 'play' as const })}
            onClick={() => play('play')}
          >
            {words?.load ?? t('block-video-play')}
          </Button>
        )}
        {canPlay && (
          <Button variant="quiet" onClick={playAlways}>
            {t('block-video-always')}
          </Button>
        )}
        <LinkButton href={url} variant={address.kind === 'frame' ? 'quiet' : 'secondary'}>
          {words?.link ?? t('block-video-link')}
        </LinkButton>
      </div>
    </div>
  )
}

/** What the visitor pressed: play, always, or the button that withdraws consent. */
type Choice = 'play' | 'always' | 'ask'

/**
 * A video of another website, behind a question for consent. For a visitor who has allowed all such videos
 * the player is there from the start, with a button that withdraws the consent.
 */
export function VideoFrame(video: TitledVideo) {
  const { t } = useLocale()
  const [choice, setChoice] = useState<Choice>()
  const consent = useSyncExternalStore(onPreference, videoConsent, () => undefined)
  const isAllowed = choice !== 'ask' && consent !== undefined
  const ask = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (choice === 'ask') ask.current?.focus()
  }, [choice])
  const askAgain = () => {
    forgetVideoConsent()
    setChoice('ask')
  }
  const { title, address, poster, words, isTall = false } = video
  if (address.kind === 'frame' && (choice === 'play' || isAllowed))
    return (
      <>
        <Player
          src={address.src}
          title={title ?? words?.title ?? t('block-video')}
          isAskedFor={choice !== undefined}
          isTall={isTall}
          autoplays={!words}
        />
        {isAllowed && consent === 'here' && (
          <Button variant="quiet" onClick={askAgain}>
            {t('block-video-never')}
          </Button>
        )}
      </>
    )
  return (
    <>
      {poster && <Image picture={poster} />}
      <VideoAsk {...video} ref={ask} play={setChoice} />
    </>
  )
}
