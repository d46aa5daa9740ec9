import { Blocks } from '../blocks/blocks.tsx'
import { SummaryCards } from '../components/card/card.tsx'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { DateTime } from '../components/date-time/date-time.tsx'
import { Image, isTall } from '../components/image/image.tsx'
import { PageHead } from '../components/page-head/page-head.tsx'
import { TermList } from '../components/term-list/term-list.tsx'
import { Toc } from '../components/toc/toc.tsx'
import { LaterStyles } from '../content/later-styles.tsx'
import type { ContentData, PageHead as PageHeadData, Payload } from '../content/payload.ts'
import type { Summary } from '../content/types.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { plural } from '../i18n/plural.ts'

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
        meta={<Meta page={page} isTranslated={lang === undefined} />}
        figure={isBeside && <Figure page={page} lang={lang} className="page-head__figure" />}
      />
      {!isBeside && <Figure page={page} lang={lang} className="container page-figure" />}
      <LaterStyles />
      <div className={hasToc ? 'container article' : 'container article article--plain'}>
        {hasToc && <Toc items={toc} />}
        <article className="article__body" lang={lang}>
          <Blocks blocks={blocks} />
          {terms && <TermList groups={terms} />}
        </article>
      </div>
      {related.length > 0 && <Related items={related} />}
    </>
  )
}

/**
 * Title of the page above a dated entry, such as "News": the last breadcrumb between the home page and the
 * entry. Undefined for an entry directly below the home page.
 */
const parentOf = (crumbs: ContentData['crumbs']): string | undefined => crumbs.slice(1, -1).at(-1)?.title

/** The line below the title: date, reading time, whether the page is untranslated, and its translations. */
function Meta({ page, isTranslated }: { page: PageHeadData; isTranslated: boolean }) {
  const { t, lang } = useLocale()
  const { date, updatedAt, minutes } = page
  const shown = date ?? updatedAt
  return (
    <>
      {shown && (
        <span>
          {t(date ? 'page-published' : 'page-updated')} <DateTime date={shown} />
        </span>
      )}
      {minutes !== undefined && <span>{plural({ t, lang }, 'page-minutes', minutes)}</span>}
      {!isTranslated && <span>{t('page-untranslated')}</span>}
      <Translations />
    </>
  )
}

/** Links to the page in the other languages that it is translated into. */
function Translations() {
  const { languages, t } = useLocale()
  const others = languages.filter(({ current, translated }) => translated && !current)
  if (others.length === 0) return null
  return (
    <span>
      {t('page-also-in')}{' '}
      {others.map(({ locale, href, lang, label }, index) => (
        <span key={locale}>
          {index > 0 && ', '}
          <a href={href} lang={lang} hrefLang={lang} rel="alternate">
            {label}
          </a>
        </span>
      ))}
    </span>
  )
}

/** The picture of the page with its caption, if there is one. */
function Figure({
  page: { picture, pictureCaption },
  lang,
  className,
}: Pick<ContentData, 'page'> & { lang: string | undefined; className: string }) {
  if (!picture) return null
  return (
    <figure className={`figure ${className}`} lang={lang}>
      <Image picture={picture} eager />
      {pictureCaption && <figcaption>{pictureCaption}</figcaption>}
    </figure>
  )
}

/** Cards of the pages that an editor has named as related. */
function Related({ items }: { items: readonly Summary[] }) {
  const { t } = useLocale()
  return (
    <section className="section section--tint page-related" aria-labelledby="related">
      <div className="container">
        <div className="split-head">
          <h2 id="related">{t('page-related')}</h2>
        </div>
        <SummaryCards items={items} />
      </div>
    </section>
  )
}
