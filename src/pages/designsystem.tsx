/** The overview of the design system. */
import { Badge } from '../components/badge/badge.tsx'
import { LinkButton } from '../components/buttons/buttons.tsx'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { DataTable } from '../components/table/data-table.tsx'
import { Toc } from '../components/toc/toc.tsx'
import type { Payload } from '../content/payload.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { showcases } from '../routes.ts'
import { statusOf } from '../showcase/catalogue.ts'
import { loadTextLanguage } from '../showcase/load.ts'
import { supporting } from '../showcase/supporting/index.ts'
import {
  SupportingComponents,
  type SupportingComponentsProps,
} from '../showcase/supporting/supporting-components.tsx'
import { loadTexts, resolveTextLocale, supportingTexts, wordsOf } from '../showcase/text-files.ts'
import { TextLanguageProvider, UntranslatedMark } from '../showcase/text-language.tsx'
import tokens from '../styles/tokens.json?url'
import type { PageComponent } from './page-component.ts'

/** The texts of the overview, and the languages that they are in. */
type Texts = SupportingComponentsProps

/**
 * Loads the texts of the overview, and returns the component that shows them. Where the design system has no
 * texts in the language of the page, English is used.
 */
export async function overviewPage({ locale: asked }: Pick<Payload, 'locale'>): Promise<PageComponent> {
  const locale = resolveTextLocale(asked, wordsOf, supportingTexts)
  const [words, texts, language] = await Promise.all([
    loadTexts(wordsOf, locale),
    loadTexts(supportingTexts, locale),
    loadTextLanguage(locale),
  ])
  const isComplete = Object.keys(supporting).every((name) => name in texts)
  const english = isComplete ? language : await loadTextLanguage('en')
  return ({ payload }) => (
    <TextLanguageProvider language={language}>
      <Overview path={payload.path} words={words} supporting={texts} language={language} english={english} />
    </TextLanguageProvider>
  )
}

/**
 * The principles of the design system, a table of the components with a page of their own, how to change the
 * look, and all other components and blocks with their examples.
 */
function Overview({ path, ...texts }: Texts & { path: string }) {
  const { t } = useLocale()
  const { overview } = texts.words
  const contents = [
    { id: 'principles', text: t('designsystem-principles') },
    { id: 'all', text: t('designsystem-all') },
    { id: 'rebrand', text: overview.rebrand },
    { id: 'supporting', text: overview.supporting },
  ]
  return (
    <>
      <div className="ds__main">
        <div className="ds__head">
          <Crumbs items={[]} current={{ title: t('designsystem-title'), path }} />
          <h1 tabIndex={-1}>{t('designsystem-title')}</h1>
          <p className="lead">{t('designsystem-lead')}</p>
          <p className="measure">{overview.whatText}</p>
          <UntranslatedMark language={texts.language} />
        </div>
        <Principles />
        <section>
          <h2 id="all">{t('designsystem-all')}</h2>
          <StatusTable words={texts.words} />
        </section>
        <Rebrand words={texts.words} />
        <SupportingComponents {...texts} />
      </div>
      <Toc className="toc ds__toc" items={contents} />
    </>
  )
}

/** Numbers of the principles in the keys of messages: `designsystem-principle-1`. */
const numbers = [1, 2, 3, 4] as const

function Principles() {
  const { t } = useLocale()
  return (
    <section>
      <h2 id="principles">{t('designsystem-principles')}</h2>
      <ul className="plain principles">
        {numbers.map((number) => (
          <li key={number}>
            <h3>{t(`designsystem-principle-${number}`)}</h3>
            <p>{t(`designsystem-principle-${number}-text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The components with a page of their own: purpose, status and version. */
function StatusTable({ words }: Pick<Texts, 'words'>) {
  const { hrefOf, t } = useLocale()
  return (
    <DataTable
      label={t('designsystem-all')}
      columns={[
        t('designsystem-name'),
        t('designsystem-purpose'),
        t('designsystem-status'),
        words.overview.version,
      ]}
      rows={showcases.map((slug) => {
        const { status, version } = statusOf(slug)
        return {
          key: slug,
          cells: [
            <a key="name" href={hrefOf(`/designsystem/${slug}`)}>
              {t(`ds-${slug}-title`)}
            </a>,
            words.summaries[slug],
            <Badge key="status" tone={status === 'stable' ? 'success' : 'neutral'}>
              {t(`designsystem-${status}`)}
            </Badge>,
            version,
          ],
        }
      })}
    />
  )
}

/** The steps to change the look, and the file of design tokens to download. */
function Rebrand({ words }: Pick<Texts, 'words'>) {
  const { rebrand, rebrandSteps, download, downloadText } = words.overview
  return (
    <section>
      <h2 id="rebrand">{rebrand}</h2>
      <ol className="notes notes--steps">
        {rebrandSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="tokens-file">
        <LinkButton href={tokens} download="tokens.json" variant="secondary" iconStart="file">
          {download}
        </LinkButton>
        <p className="small muted">{downloadText}</p>
      </div>
    </section>
  )
}
