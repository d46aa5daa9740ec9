import { isBlock } from '../blocks/block-types.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { PlacesBlock } from '../blocks/places/places.tsx'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { PageHead } from '../components/page-head/page-head.tsx'
import { TermList } from '../components/term-list/term-list.tsx'
import { LaterStyles } from '../content/later-styles.tsx'
import type { Payload } from '../content/payload.ts'
import HomePage from './home.tsx'
import { PageFigure } from './parts/page-figure.tsx'
import { PageMeta } from './parts/page-meta.tsx'
import { RelatedPages } from './parts/related-pages.tsx'
import './projects.css'

/** Pages with a map that are no page of projects show it among their other blocks. */
const views = { places: PlacesBlock }

/** A page of projects: the map of all places fills its first screen. */
export default function ProjectsPage({ payload }: { payload: Payload }) {
  const { data, path } = payload
  if (data.kind !== 'content') return null
  const { page, crumbs, blocks, related, terms, lang } = data
  const maps = blocks.filter((block) => isBlock('places', block))
  if (crumbs.length === 0) return <HomePage payload={payload} views={views} />
  return (
    <>
      <PageHead
        className="page-head--map"
        title={page.title}
        label={page.label}
        lead={page.lead}
        lang={lang}
        crumbs={<Crumbs items={crumbs} current={{ title: page.title, path }} />}
        meta={<PageMeta page={page} isTranslated={lang === undefined} />}
      />
      <div lang={lang}>
        {maps.map(({ id, headingId, props }) => (
          <PlacesBlock key={id} id={id} {...(headingId && { headingId })} {...props} />
        ))}
      </div>
      <LaterStyles />
      <PageFigure page={page} lang={lang} className="container page-figure" />
      <div className="container article article--plain">
        <article className="article__body" lang={lang}>
          <Blocks blocks={blocks.filter((block) => !isBlock('places', block))} />
          {terms && <TermList groups={terms} />}
        </article>
      </div>
      <RelatedPages items={related} />
    </>
  )
}
