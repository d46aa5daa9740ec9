/** The dialog that shows the pictures of a gallery one at a time. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import { Image } from '../../components/image/image.tsx'
import type { Picture } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'

interface GalleryDialogProps {
  readonly pictures: readonly Picture[]
  /** Index of the picture that is shown. */
  readonly shown: number
  /** Shows the picture with this index. */
  readonly show: (index: number) => void
  readonly close: () => void
}

/** Opens the dialog while the component exists. The browser returns the focus when the dialog is closed. */
function useModal(close: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])
  return { ref: dialog, onClose: close, requestClose: () => dialog.current?.close() }
}

/** Returns how many pictures an arrow key moves: 1, -1 or 0. The keys follow the reading direction. */
function stepOf(event: KeyboardEvent): number {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (event.key === forward) return 1
  return event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? -1 : 0
}

/** Shows a picture of the gallery in a modal dialog, with buttons for the previous and the next one. */
export function GalleryDialog({ pictures, shown, show, close }: GalleryDialogProps) {
  const { t } = useLocale()
  const { ref, onClose, requestClose } = useModal(close)
  const picture = pictures[shown]
  const step = (by: number) => show((shown + by + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event)
    if (by !== 0) step(by)
  }
  if (!picture) return null
  return (
    <dialog
      ref={ref}
      className="gallery-dialog"
      data-surface="inverse"
      aria-label={t('block-gallery')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="gallery-dialog__bar">
        <p role="status">
          {shown + 1} / {pictures.length}
          {picture.alt && <span className="visually-hidden">: {picture.alt}</span>}
        </p>
        <button type="button" className="tool" onClick={requestClose}>
          <Icon name="close" />
          <span>{t('close')}</span>
        </button>
      </div>
      <figure className="gallery-dialog__figure">
        <Image picture={{ ...picture, sizes: '100vw' }} eager key={picture.src} />
        {picture.alt && <figcaption aria-hidden="true">{picture.alt}</figcaption>}
      </figure>
      {pictures.length > 1 && (
        <div className="gallery-dialog__steps">
          <button type="button" className="tool gallery-dialog__previous" onClick={() => step(-1)}>
            <Icon name="arrow" flip />
            <span>{t('block-previous')}</span>
          </button>
          <button type="button" className="tool" onClick={() => step(1)}>
            <span>{t('block-next')}</span>
            <Icon name="arrow" flip />
          </button>
        </div>
      )}
    </dialog>
  )
}
