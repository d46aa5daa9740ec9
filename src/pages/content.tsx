import { Blocks } from '../blocks/blocks.tsx'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { isTall } from '../components/image/image.tsx'
import { PageHead } from '../components/page-head/page-head.tsx'
import { TermList } from '../components/term-list/term-list.tsx'
import { Toc } from '../components/toc/toc.tsx'
import { LaterStyles } from '../content/later-styles.tsx'
import type { ContentData, Payload } from '../content/payload.ts'
import { PageFigure } from './parts/page-figure.tsx'
import { PageMeta } from './parts/page-meta.tsx'
import { RelatedPages } from './parts/related-pages.tsx'

/** Minimum number of headings for a table of contents. */
const minHeadings = 3

/** A page of the content system: head, picture, blocks with a table of contents, and related pages. */
export default function ContentPage({ payload }: { payload: Payload }) {
  const { data, path } = payload
  if (data.kind !== 'content') return null
  const { page, crumbs, blocks, toc, related, terms, lang } = data
  const hasToc = toc.length >= minHeadings
  const isBeside = page.picture !== undefined && isTall(page.picture)
  return (
    <>
      <PageHead
        title={page.title}
        label={page.label ?? (page.date && parentOf(crumbs))}
        lead={page.lead}
        lang={lang}
        crumbs={<Crumbs items={crumbs} current={{ title: page.title, path }} />}
        meta={<PageMeta page={page} isTranslated={lang === undefined} />}
        figure={isBeside && <PageFigure page={page} lang={lang} className="page-head__figure" />}
      />
      {!isBeside && <PageFigure page={page} lang={lang} className="container page-figure" />}
      <LaterStyles />
      <div className={hasToc ? 'container article' : 'container article article--plain'}>
        {hasToc && <Toc items={toc} />}
        <article className="article__body" lang={lang}>
          <Blocks blocks={blocks} />
          {terms && <TermList groups={terms} />}
        </article>
      </div>
      <RelatedPages items={related} />
    </>
  )
}

/**
 * Title of the page above a dated entry, such as "News": the last breadcrumb between the home page and the
 * entry. Undefined for an entry directly below the home page.
 */
const parentOf = (crumbs: ContentData['crumbs']): string | undefined => crumbs.slice(1, -1).at(-1)?.title
