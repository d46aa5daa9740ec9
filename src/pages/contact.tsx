import { Blocks } from '../blocks/blocks.tsx'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { PageHead } from '../components/page-head/page-head.tsx'
import { TermList } from '../components/term-list/term-list.tsx'
import { LaterStyles } from '../content/later-styles.tsx'
import type { Payload } from '../content/payload.ts'
import './contact.css'
import { contactAreas } from './parts/contact-areas.ts'
import { ContactDetails } from './parts/contact-details.tsx'
import { PageFigure } from './parts/page-figure.tsx'
import { PageMeta } from './parts/page-meta.tsx'
import { RelatedPages } from './parts/related-pages.tsx'

/**
 * A page to get in touch: head, address and short blocks on one side, the form on the other from the top on,
 * and all that is longer below.
 */
export default function ContactPage({ payload }: { payload: Payload }) {
  const { data, path, shell } = payload
  if (data.kind !== 'content') return null
  const areas = contactAreas(data.blocks)
  if (!areas) return null
  const { page, crumbs, related, terms, lang } = data
  const hasMore = areas.below.length > 0 || terms !== undefined
  return (
    <>
      <div className="container contact">
        <PageHead
          title={page.title}
          label={page.label}
          lead={page.lead}
          lang={lang}
          crumbs={<Crumbs items={crumbs} current={{ title: page.title, path }} />}
          meta={<PageMeta page={page} isTranslated={lang === undefined} />}
        />
        <LaterStyles />
        <div className="contact__details flow">
          <ContactDetails organization={shell.organization} />
          <div className="contact__blocks" lang={lang}>
            <Blocks blocks={areas.beside} />
          </div>
          <PageFigure page={page} lang={lang} className="contact__figure" />
        </div>
        <div className="contact__form" lang={lang}>
          <Blocks blocks={areas.form} />
        </div>
      </div>
      {hasMore && (
        <div className="container article article--plain contact__more">
          <article className="article__body" lang={lang}>
            <Blocks blocks={areas.below} />
            {terms && <TermList groups={terms} />}
          </article>
        </div>
      )}
      <RelatedPages items={related} />
    </>
  )
}
