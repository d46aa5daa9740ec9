import type { ReactNode } from 'react'

export interface PageHeadProps {
  readonly title: string
  readonly label?: string | undefined
  readonly lead?: string | undefined
  /** Language of these texts, where it is not the page's. */
  readonly lang?: string | undefined
  /** Breadcrumbs, above the title. */
  readonly crumbs?: ReactNode
  /** Date, reading time, translations. */
  readonly meta?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
}

/** How a page begins. The router moves the focus to its `h1` after a navigation. */
export function PageHead({ title, label, lead, lang, crumbs, meta, headingLevel = 1 }: PageHeadProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="container page-head">
      {crumbs}
      {label && (
        <p className="label" lang={lang}>
          {label}
        </p>
      )}
      <Heading className="page-head__title" lang={lang} tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {lead && (
        <p className="lead" lang={lang}>
          {lead}
        </p>
      )}
      {meta && <p className="meta">{meta}</p>}
    </div>
  )
}
