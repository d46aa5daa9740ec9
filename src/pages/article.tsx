import './article.css'
import { Blocks } from '../blocks/blocks.tsx'
import { Prose } from '../blocks/parts/prose.tsx'
import { Row, Rows } from '../components/card/card.tsx'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { DateTime } from '../components/date-time/date-time.tsx'
import { TermList } from '../components/term-list/term-list.tsx'
import { Toc } from '../components/toc/toc.tsx'
import { LaterStyles } from '../content/later-styles.tsx'
import type { ContentData, EntrySurroundings, NeighbourEntry, PageHead, Payload } from '../content/payload.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { DateParts } from './parts/date-parts.tsx'
import { PageFigure } from './parts/page-figure.tsx'
import { PageMeta } from './parts/page-meta.tsx'
import { splitFacts } from './parts/split-facts.ts'

/** Minimum number of headings for a table of contents. */
const minHeadings = 3

/** A dated entry: its day, facts and topics in the margin, a narrow text, and the entries around it. */
export default function ArticlePage({ payload }: { payload: Payload }) {
  const { data, path } = payload
  if (data.kind !== 'content') return null
  const { page, crumbs, toc, related, terms, around, lang } = data
  const { title, lead, date } = page
  const { facts, blocks } = splitFacts(data.blocks)
  const above = crumbs.slice(1, -1).at(-1)?.title
  const label = page.label ?? (date && above)
  return (
    <>
      <div className="container entry">
        <Crumbs items={crumbs} current={{ title, path }} />
        {date && <EntryDate date={date} />}
        <div className="entry__head" lang={lang}>
          {label && <p className="label">{label}</p>}
          <h1 className="page-head__title" tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className="entry__side">
          {facts && (
            <div className="entry__facts" lang={lang}>
              {facts.title && <h2>{facts.title}</h2>}
              <Prose html={facts.html} />
            </div>
          )}
          {around && (
            <Topics topics={around.topics.filter(({ path }) => !facts?.html.html.includes(`"${path}"`))} />
          )}
          <p className="meta">
            <PageMeta page={withoutDate(page)} isTranslated={lang === undefined} />
          </p>
          {toc.length >= minHeadings && <Toc items={toc} />}
        </div>
        <PageFigure page={page} lang={lang} className="entry__figure" />
        <LaterStyles />
        <article className="article__body entry__body" lang={lang}>
          <Blocks blocks={blocks} />
          {terms && <TermList groups={terms} />}
        </article>
      </div>
      <RelatedRows items={related} />
      {around && <Neighbours around={around} label={above ?? title} />}
    </>
  )
}

/** The head without the date of publication, which stands in the margin, and what came after it. */
function withoutDate(page: PageHead): PageHead {
  const { date, updatedAt: _, ...others } = page
  return date === undefined ? page : others
}

function EntryDate({ date }: { date: string }) {
  const { t } = useLocale()
  return (
    <p className="entry__date">
      <span className="visually-hidden">{t('page-published')} </span>
      <DateParts date={date} />
    </p>
  )
}

/** Links to the pages of the entry's terms. */
function Topics({ topics }: Pick<EntrySurroundings, 'topics'>) {
  const { t } = useLocale()
  if (topics.length === 0) return null
  return (
    <ul className="plain entry__topics" aria-label={t('sitemap-topics')}>
      {topics.map(({ title, path }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

/** Pages that the entry is related to, as lines. */
function RelatedRows({ items }: { readonly items: ContentData['related'] }) {
  const { t } = useLocale()
  if (items.length === 0) return null
  return (
    <section className="section section--tint page-related" aria-labelledby="related">
      <div className="container entry-related">
        <h2 id="related">{t('page-related')}</h2>
        <Rows>
          {items.map(({ title, path, date, lang }) => (
            <Row key={path} title={title} href={path} date={date} textLang={lang} />
          ))}
        </Rows>
      </div>
    </section>
  )
}

/** The entries before and after, by date. */
function Neighbours({ around, label }: { around: EntrySurroundings; label: string }) {
  const { t } = useLocale()
  const { previous, next } = around
  if (!previous && !next) return null
  return (
    <nav className="container entry-neighbours" aria-label={label}>
      {previous && <Neighbour {...previous} rel="prev" word={t('block-previous')} />}
      {next && <Neighbour {...next} rel="next" word={t('block-next')} />}
    </nav>
  )
}

interface NeighbourProps extends NeighbourEntry {
  readonly rel: 'prev' | 'next'
  readonly word: string
}

const Neighbour = ({ title, path, date, lang, rel, word }: NeighbourProps) => (
  <a href={path} rel={rel}>
    <span className="entry-neighbours__word">
      {word}
      {date && (
        <>
          {' · '}
          <DateTime date={date} />
        </>
      )}
    </span>{' '}
    <span className="entry-neighbours__title" lang={lang}>
      {title}
    </span>
  </a>
)
