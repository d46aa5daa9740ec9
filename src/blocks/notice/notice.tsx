/** The block "notice" of a page: a message that stands out from the text. */
import { Notification } from '../../components/notification/notification.tsx'
import type { Html } from '../../content/types.ts'
import type { BlockAttributes } from '../parts/block-section.tsx'
import { Prose } from '../parts/prose.tsx'

export interface NoticeProps {
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly title?: string
  readonly html?: Html
}

export function NoticeBlock({ tone, title, html }: NoticeProps & BlockAttributes) {
  return (
    <div className="block block--notice">
      <div className="block__inner">
        <Notification tone={tone} {...(title && { title })}>
          {html && <Prose className="prose note__text" html={html} />}
        </Notification>
      </div>
    </div>
  )
}
