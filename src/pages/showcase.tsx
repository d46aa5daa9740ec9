import { Badge } from '../components/badge/badge.tsx'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { Example } from '../components/example/example.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { components } from '../components/index.ts'
import { Toc } from '../components/toc/toc.tsx'
import type { Payload, TocItem } from '../content/payload.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { withPrefix } from '../i18n/locales.ts'

const anchor = (index: number): string => `example-${index + 1}`

/** One component: its purpose and its live examples. */
export default function ShowcasePage({ payload }: { payload: Payload }) {
  const { locale, t } = useLocale()
  const { data, path } = payload
  const component = components.find(({ slug }) => data.kind === 'showcase' && slug === data.component)
  if (!component) return null
  const { slug, summary, status, examples } = component
  const title = t(`ds-${slug}-title`)
  const overview = { title: t('designsystem-title'), path: withPrefix(locale, '/designsystem') }
  const contents = examples.map(({ name }, index): TocItem => ({ id: anchor(index), text: name[locale] }))
  return (
    <>
      <div className="ds__main">
        <div className="ds__head">
          <Crumbs items={[overview]} current={{ title, path }} />
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{summary[locale]}</p>
          <p className="meta">
            <Badge tone={status === 'stable' ? 'success' : 'neutral'}>{t(`designsystem-${status}`)}</Badge>
          </p>
        </div>
        {examples.map((example, index) => (
          <section key={anchor(index)}>
            <h2 id={anchor(index)}>{example.name[locale]}</h2>
            <Example example={example} labelledBy={anchor(index)} />
          </section>
        ))}
        <Pager slug={slug} />
      </div>
      <Toc items={contents} className="toc ds__toc" />
    </>
  )
}

function Pager({ slug }: { slug: string }) {
  const { t } = useLocale()
  const index = components.findIndex((component) => component.slug === slug)
  return (
    <nav className="pager" aria-label={t('designsystem-pager')}>
      <PagerLink slug={components[index - 1]?.slug} back />
      <PagerLink slug={components[index + 1]?.slug} />
    </nav>
  )
}

function PagerLink({ slug, back = false }: { slug: string | undefined; back?: boolean }) {
  const { locale, t } = useLocale()
  if (!slug) return <span />
  return (
    <a href={withPrefix(locale, `/designsystem/${slug}`)} rel={back ? 'prev' : 'next'}>
      {back && <Icon name="arrow" className="pager__back" flip />}
      {t(`ds-${slug}-title`)}
      {!back && <Icon name="arrow" flip />}
    </a>
  )
}
