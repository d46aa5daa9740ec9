import './news.css'
import { Blocks } from '../blocks/blocks.tsx'
import { linkName } from '../components/card/link-name.ts'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { DateTime } from '../components/date-time/date-time.tsx'
import { Image } from '../components/image/image.tsx'
import { linkRel } from '../components/link-rel.ts'
import { PageHead } from '../components/page-head/page-head.tsx'
import { TermList } from '../components/term-list/term-list.tsx'
import { LaterStyles } from '../content/later-styles.tsx'
import type { Payload } from '../content/payload.ts'
import type { Summary } from '../content/types.ts'
import { leadOf, NewsList, newsListOf } from './parts/news-list.tsx'
import { PageFigure } from './parts/page-figure.tsx'
import { PageMeta } from './parts/page-meta.tsx'
import { RelatedPages } from './parts/related-pages.tsx'

/** A page that lists news: a small head, the newest entry large, and the list by year or month. */
export default function NewsPage({ payload }: { payload: Payload }) {
  const { data, path } = payload
  if (data.kind !== 'content') return null
  const { page, crumbs, blocks, related, terms, lang } = data
  const at = blocks.findIndex((block) => newsListOf(block) !== undefined)
  const list = blocks[at] && newsListOf(blocks[at])
  const lead = list && leadOf(list)
  const others = list && lead ? { ...list, items: list.items.slice(1) } : list
  return (
    <>
      <PageHead
        className="news-head"
        title={page.title}
        label={page.label}
        lead={page.lead}
        lang={lang}
        crumbs={<Crumbs items={crumbs} current={{ title: page.title, path }} />}
        meta={<PageMeta page={page} isTranslated={lang === undefined} />}
        figure={<PageFigure page={page} lang={lang} className="news-head__figure" />}
        actions={<FeedLink payload={payload} />}
      />
      {lead && <LeadStory {...lead} />}
      <LaterStyles />
      <div className="container article article--plain">
        <article className="article__body" lang={lang}>
          <Blocks blocks={blocks.slice(0, Math.max(at, 0))} />
          {others && others.items.length > 0 && <NewsList {...others} />}
          <Blocks blocks={blocks.slice(at + 1)} />
          {terms && <TermList groups={terms} />}
        </article>
      </div>
      <RelatedPages items={related} />
    </>
  )
}

/** The link to the page's own feed; nothing where there is none. */
function FeedLink({ payload: { head, path } }: { payload: Payload }) {
  const own = encodeURI(`${path}/feed.xml`)
  const feed = head.feeds?.find(({ href }) => href.endsWith(own))
  return (
    feed && (
      <p className="news-head__feed">
        <a href={own} type={feed.type}>
          RSS<span className="visually-hidden">: {feed.title}</span>
        </a>
      </p>
    )
  )
}

/** The newest entry. Its link covers the whole of it, and its picture says nothing that the link does not. */
function LeadStory({ title, path, date, text, picture, lang }: Summary) {
  return (
    <div className="container">
      <article className={picture ? 'news-lead' : 'news-lead news-lead--plain'}>
        {picture && (
          <div className="news-lead__media">
            <Image picture={{ ...picture, alt: '' }} eager />
          </div>
        )}
        <div className="news-lead__body">
          {date && (
            <p className="news-lead__date">
              <DateTime date={date} />
            </p>
          )}
          <h2 className="news-lead__title" lang={lang}>
            <a href={path} rel={linkRel(path)}>
              {linkName(title, path)}
            </a>
          </h2>
          {text && (
            <p className="lead" lang={lang}>
              {text}
            </p>
          )}
        </div>
      </article>
    </div>
  )
}
