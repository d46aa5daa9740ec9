import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../components/class-names.ts'
import { useSamplePictures } from '../../examples/sample-picture.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { renderMarkup } from '../code/markup.tsx'
import { loadDocs, type ShowcaseDocs } from '../load.ts'

/** Ids of the examples that say more at this size than the first one of their component. */
const chosen: Readonly<Record<string, string>> = { offcanvas: 'panel' }

export interface ThumbnailProps {
  readonly slug: string
  /** The content of the component's page; only the server has it at first. */
  readonly docs: ShowcaseDocs | undefined
}

/**
 * An example of a component, scaled down. It is for the eye alone: nothing in it can be reached. The
 * server writes its markup, which a browser keeps without loading the component; a browser that comes here
 * from another page loads it.
 */
export function Thumbnail({ slug, docs }: ThumbnailProps) {
  const context = useLocale()
  const art = useSamplePictures()
  const root = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<ShowcaseDocs>()
  useEffect(() => {
    if (!root.current || root.current.querySelector('*')) return
    // Without its chunk the thumbnail stays empty: it is a decoration.
    loadDocs(slug, context.locale, context.locale).then(setLive, console.error)
  }, [slug, context.locale])
  const draw = ({ showcase, stage }: ShowcaseDocs): ReactNode => {
    const { examples } = showcase
    const example = examples.find(({ id }) => id === chosen[slug]) ?? examples[0]
    const space = example?.stage
    return (
      <div className={classNames('stage', space && `stage--${space}`, 'thumb__stage', `thumb--${slug}`)}>
        {example?.render(stage.words, stage.t, art)}
      </div>
    )
  }
  const [markup] = useState(() => (docs ? renderMarkup(draw(docs), context, `thumb-${slug}-`) : ''))
  return (
    <div className="thumb" aria-hidden="true" inert>
      {live ? (
        <div key="live">{draw(live)}</div>
      ) : (
        <div key="kept" ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
      )}
    </div>
  )
}
