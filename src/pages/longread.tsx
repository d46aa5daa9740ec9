import './longread.css'
import { Blocks } from '../blocks/blocks.tsx'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { TermList } from '../components/term-list/term-list.tsx'
import { Toc } from '../components/toc/toc.tsx'
import { LaterStyles } from '../content/later-styles.tsx'
import type { Payload } from '../content/payload.ts'
import { PageFigure } from './parts/page-figure.tsx'
import { PageMeta } from './parts/page-meta.tsx'
import { RelatedPages } from './parts/related-pages.tsx'

/** Minimum number of headings for a list of chapters. */
const minHeadings = 3

/** Maximum number of letters of a title that is set in the largest type. */
const maxShort = 36

/** A long text: a large opening, its chapters beside it, and figures and quotes that break out of the text. */
export default function LongreadPage({ payload }: { payload: Payload }) {
  const { data, path } = payload
  if (data.kind !== 'content') return null
  const { page, crumbs, blocks, toc, related, terms, lang } = data
  const { title, label, lead } = page
  // Soft hyphens take no room.
  const isShort = title.replaceAll('\u00ad', '').length <= maxShort
  return (
    <>
      <div className="opening">
        <div className="container">
          <Crumbs items={crumbs} current={{ title, path }} />
          {label && (
            <p className="label" lang={lang}>
              {label}
            </p>
          )}
          <h1
            className={isShort ? 'opening__title opening__title--short' : 'opening__title'}
            lang={lang}
            tabIndex={-1}
          >
            {title}
          </h1>
        </div>
        <div className="opening__row">
          <div className="opening__text">
            {lead && (
              <p className="opening__lead" lang={lang}>
                {lead}
              </p>
            )}
            <p className="meta">
              <PageMeta page={page} isTranslated={lang === undefined} />
            </p>
          </div>
          <PageFigure page={page} lang={lang} className="opening__figure" />
        </div>
      </div>
      <LaterStyles />
      <div className="container longread">
        {toc.length >= minHeadings && <Toc items={toc} className="toc longread__toc" />}
        <article className="article__body longread__body" lang={lang}>
          <Blocks blocks={blocks} />
          {terms && <TermList groups={terms} />}
        </article>
      </div>
      <RelatedPages items={related} />
    </>
  )
}
