import './register.css'
import { Blocks } from '../blocks/blocks.tsx'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { isTall } from '../components/image/image.tsx'
import { PageHead } from '../components/page-head/page-head.tsx'
import { TermList } from '../components/term-list/term-list.tsx'
import { Toc } from '../components/toc/toc.tsx'
import { LaterStyles } from '../content/later-styles.tsx'
import type { Payload } from '../content/payload.ts'
import { PageFigure } from './parts/page-figure.tsx'
import { PageMeta } from './parts/page-meta.tsx'
import { RegisterCards, RegisterFiles, RegisterRows } from './parts/register-blocks.tsx'
import { RelatedPages } from './parts/related-pages.tsx'

/** Blocks that are parts of the register here. */
const views = { cards: RegisterCards, rows: RegisterRows, download_list: RegisterFiles }

/** A register: all that its blocks list as numbered lines, with a list of its parts at the side. */
export default function RegisterPage({ payload }: { payload: Payload }) {
  const { data, path } = payload
  if (data.kind !== 'content') return null
  const { page, crumbs, blocks, toc, related, terms, lang } = data
  const hasToc = toc.length >= 3
  const isBeside = page.picture !== undefined && isTall(page.picture)
  return (
    <>
      <PageHead
        title={page.title}
        label={page.label}
        lead={page.lead}
        lang={lang}
        crumbs={<Crumbs items={crumbs} current={{ title: page.title, path }} />}
        meta={<PageMeta page={page} isTranslated={lang === undefined} />}
        figure={isBeside && <PageFigure page={page} lang={lang} className="page-head__figure" />}
      />
      <LaterStyles />
      <div className={hasToc ? 'container article' : 'container article article--plain'}>
        {hasToc && <Toc items={toc} />}
        <article className="article__body registers" lang={lang}>
          <Blocks blocks={blocks} views={views} />
          {terms && <TermList groups={terms} />}
        </article>
      </div>
      {!isBeside && <PageFigure page={page} lang={lang} className="container page-figure" />}
      <RelatedPages items={related} />
    </>
  )
}
