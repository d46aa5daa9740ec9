import './project.css'
import { Blocks } from '../blocks/blocks.tsx'
import { Prose } from '../blocks/parts/prose.tsx'
import { classNames } from '../components/class-names.ts'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { isTall } from '../components/image/image.tsx'
import { TermList } from '../components/term-list/term-list.tsx'
import { Toc } from '../components/toc/toc.tsx'
import { LaterStyles } from '../content/later-styles.tsx'
import type { Payload } from '../content/payload.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { PageFigure } from './parts/page-figure.tsx'
import { PageMeta } from './parts/page-meta.tsx'
import { RelatedPages } from './parts/related-pages.tsx'
import { splitFacts } from './parts/split-facts.ts'

/** Minimum number of headings for a table of contents. */
const minHeadings = 3

/**
 * A project: its picture over the whole width, or a high one on top of the sheet, with the project's facts, that
 * stays beside the text.
 */
export default function ProjectPage({ payload }: { payload: Payload }) {
  const { t } = useLocale()
  const { data, path } = payload
  if (data.kind !== 'content') return null
  const { page, crumbs, toc, related, terms, lang } = data
  const { title, label, lead, picture } = page
  const { facts, blocks } = splitFacts(data.blocks)
  const hasToc = toc.length >= minHeadings
  const isBeside = picture !== undefined && isTall(picture)
  const hasSheet = isBeside || facts !== undefined || hasToc
  return (
    <>
      {!isBeside && <PageFigure page={page} lang={lang} className="project-band" />}
      <div
        className={classNames('container project', picture && !isBeside && hasSheet && 'project--pictured')}
      >
        <div className="project__head">
          <Crumbs items={crumbs} current={{ title, path }} />
          {label && (
            <p className="label" lang={lang}>
              {label}
            </p>
          )}
          <h1 className="page-head__title" lang={lang} tabIndex={-1}>
            {title}
          </h1>
          {lead && (
            <p className="lead" lang={lang}>
              {lead}
            </p>
          )}
          <p className="meta">
            <PageMeta page={page} isTranslated={lang === undefined} />
          </p>
        </div>
        {hasSheet && (
          <div className="project__sheet">
            {isBeside && <PageFigure page={page} lang={lang} className="project__figure" />}
            {facts && (
              <section aria-labelledby="facts">
                <h2 id="facts" lang={facts.title && lang}>
                  {facts.title ?? t('page-facts')}
                </h2>
                <div lang={lang}>
                  <Prose html={facts.html} />
                </div>
              </section>
            )}
            {hasToc && <Toc items={toc} />}
          </div>
        )}
        <LaterStyles />
        <article className="article__body project__body" lang={lang}>
          <Blocks blocks={blocks} />
          {terms && <TermList groups={terms} />}
        </article>
      </div>
      <RelatedPages items={related} />
    </>
  )
}
