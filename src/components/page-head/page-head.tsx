/** The head of a page: title, lead, dates and reading time. */
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

export interface PageHeadProps extends RootProps {
  readonly title: string
  /** Small text above the title. */
  readonly label?: string | undefined
  /** Introductory sentences below the title. */
  readonly lead?: string | undefined
  /** Language of the texts, if it is not that of the page. */
  readonly lang?: string | undefined
  /** Breadcrumbs above the title. */
  readonly crumbs?: ReactNode
  /** Date, reading time and translations. */
  readonly meta?: ReactNode
  /** A figure beside the texts, for a picture that is higher than wide. */
  readonly figure?: ReactNode
  /** Links or buttons below all other parts. */
  readonly actions?: ReactNode
  readonly headingLevel?: 1 | 2 | 3 | 4
  readonly headingId?: string | undefined
}

/**
 * Shows the head of a page: label, title, lead and dates. With `data-surface="inverse"`, as in the hero's
 * variant `page`, the head is dark. The router moves the focus to the `h1` after a navigation.
 */
export function PageHead(props: PageHeadProps) {
  const { title, label, lead, lang, crumbs, meta, figure, actions, ...rest } = props
  const { headingLevel = 1, headingId, className, ...root } = rest
  const Heading = `h${headingLevel}` as const
  return (
    <div {...root} className={classNames('page-head', className)}>
      <div className="container">
        {crumbs}
        {label && (
          <p className="label" lang={lang}>
            {label}
          </p>
        )}
        <Heading
          id={headingId}
          className="page-head__title"
          lang={lang}
          tabIndex={headingLevel === 1 ? -1 : undefined}
        >
          {title}
        </Heading>
        {lead && (
          <p className="lead" lang={lang}>
            {lead}
          </p>
        )}
        {meta && <p className="meta">{meta}</p>}
        {actions}
        {figure}
      </div>
    </div>
  )
}
