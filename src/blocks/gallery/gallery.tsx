/** The block "gallery" of a page: pictures in a grid, which open in a dialog. */
import { type MouseEvent, useState } from 'react'
import { Image } from '../../components/image/image.tsx'
import { inParts } from '../../components/in-parts/in-parts.tsx'
import { isPlainClick } from '../../components/plain-click.ts'
import type { Picture } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'
import { GalleryDialog } from './gallery-dialog.tsx'

export interface GalleryProps {
  readonly title?: string
  readonly pictures: readonly Picture[]
}

/** A gallery of links to the files of the pictures. With JavaScript the pictures open in a dialog. */
export function GalleryBlock(props: GalleryProps & BlockAttributes) {
  const { pictures } = props
  const { t } = useLocale()
  const [shown, setShown] = useState<number>()
  const open = (index: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setShown(index)
  }
  return (
    <BlockSection {...props} name="gallery">
      <ul className="gallery">
        {inParts(
          pictures.map((picture, index) => (
            <li key={picture.src}>
              <a className="gallery__link" href={picture.src} onClick={open(index)}>
                <Image picture={picture} />
                <span className="visually-hidden">
                  {t('block-gallery-open')} ({index + 1})
                </span>
              </a>
              {picture.caption && <p className="gallery__caption">{picture.caption}</p>}
            </li>
          )),
        )}
      </ul>
      {shown !== undefined && (
        <GalleryDialog pictures={pictures} shown={shown} show={setShown} close={() => setShown(undefined)} />
      )}
    </BlockSection>
  )
}
