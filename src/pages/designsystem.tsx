/** The overview of the design system. */
import { LinkButton } from '../components/buttons/buttons.tsx'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { Toc } from '../components/toc/toc.tsx'
import type { Payload } from '../content/payload.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { loadTextLanguage, type ShowcaseDocs } from '../showcase/load.ts'
import { loadAllDocs } from '../showcase/overview/entries.ts'
import { Finder } from '../showcase/overview/finder.tsx'
import { PartCards } from '../showcase/overview/part-cards.tsx'
import { groups } from '../showcase/supporting/groups.ts'
import { supporting } from '../showcase/supporting/index.ts'
import {
  SupportingComponents,
  type SupportingComponentsProps,
} from '../showcase/supporting/supporting-components.tsx'
import { loadTexts, resolveTextLocale, supportingTexts, wordsOf } from '../showcase/text-files.ts'
import { TextLanguageProvider, UntranslatedMark } from '../showcase/text-language.tsx'
import tokens from '../styles/tokens.json?url'
import type { PageComponent } from './page-component.ts'

interface OverviewProps extends SupportingComponentsProps {
  readonly path: string
  /** The content of the components' pages: on the server, and where the address asks what a text finds. */
  readonly docs: readonly ShowcaseDocs[]
  /** The text to find; empty without one. */
  readonly query: string
}

/**
 * Loads the texts of the overview, and returns the component that shows them. Where the design system has no
 * texts in the language of the page, English is used.
 */
export async function overviewPage({
  locale: asked,
  data,
}: Pick<Payload, 'locale' | 'data'>): Promise<PageComponent> {
  const locale = resolveTextLocale(asked, wordsOf, supportingTexts)
  const query = (data.kind === 'designsystem' && data.query) || ''
  const [words, texts, language, docs] = await Promise.all([
    loadTexts(wordsOf, locale),
    loadTexts(supportingTexts, locale),
    loadTextLanguage(locale),
    import.meta.env.SSR || query ? loadAllDocs(locale) : [],
  ])
  const isComplete = Object.keys(supporting).every((name) => name in texts)
  const english = isComplete ? language : await loadTextLanguage('en')
  return ({ payload }) => (
    <TextLanguageProvider language={language}>
      <Overview path={payload.path} supporting={texts} {...{ words, language, english, docs, query }} />
    </TextLanguageProvider>
  )
}

/**
 * What can be found, the components with a page of their own, the principles of the design system, how to
 * change the look, and all other components and blocks with their examples.
 */
function Overview({ path, docs, query, ...texts }: OverviewProps) {
  const { t } = useLocale()
  const { overview } = texts.words
  const contents = [
    { id: 'all', text: t('designsystem-all') },
    { id: 'principles', text: t('designsystem-principles') },
    { id: 'rebrand', text: overview.rebrand },
    { id: 'supporting', text: overview.supporting },
    ...groups.map(({ name }) => ({ id: `group-${name}`, text: overview.groups[name] })),
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
        <section>
          <h2 id="all">{t('designsystem-all')}</h2>
          <Finder words={texts.words} parts={texts.supporting} {...{ docs, query }}>
            <PartCards words={texts.words} docs={docs} />
          </Finder>
        </section>
        <Principles />
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

/** The steps to change the look, and the file of design tokens to download. */
function Rebrand({ words }: Pick<OverviewProps, 'words'>) {
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
