import './people.css'
import { Blocks } from '../blocks/blocks.tsx'
import type { CardsProps } from '../blocks/cards/cards.tsx'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { isTall } from '../components/image/image.tsx'
import { PageHead } from '../components/page-head/page-head.tsx'
import { TermList } from '../components/term-list/term-list.tsx'
import { LaterStyles } from '../content/later-styles.tsx'
import type { ContentBlock, Payload } from '../content/payload.ts'
import { PageFigure } from './parts/page-figure.tsx'
import { PageMeta } from './parts/page-meta.tsx'
import { RelatedPages } from './parts/related-pages.tsx'

/** Whether a block shows people: cards with a picture. One inside a set stays where its set is. */
const isPortraits = ({ type, props, continues }: ContentBlock, next: ContentBlock | undefined): boolean =>
  type === 'cards' &&
  !continues &&
  !next?.continues &&
  (props as CardsProps).items.some(({ picture }) => picture !== undefined)

/** A page of people: their portraits first, in a grid; then the picture of the page and its other blocks. */
export default function PeoplePage({ payload }: { payload: Payload }) {
  const { data, path } = payload
  if (data.kind !== 'content') return null
  const { page, crumbs, blocks, related, terms, lang } = data
  const portraits = blocks.filter((block, index) => isPortraits(block, blocks[index + 1]))
  const others = blocks.filter((block) => !portraits.includes(block))
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
      {portraits.length > 0 && (
        <div className="container people" lang={lang}>
          <Blocks blocks={portraits} />
        </div>
      )}
      {!isBeside && <PageFigure page={page} lang={lang} className="container page-figure" />}
      <div className="container article article--plain">
        <article className="article__body" lang={lang}>
          <Blocks blocks={others} />
          {terms && <TermList groups={terms} />}
        </article>
      </div>
      <RelatedPages items={related} />
    </>
  )
}
