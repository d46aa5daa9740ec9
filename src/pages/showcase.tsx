/** The page of one component in the design system. */
import { Badge } from '../components/badge/badge.tsx'
import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { Pager } from '../components/pager/pager.tsx'
import { Toc } from '../components/toc/toc.tsx'
import type { Payload } from '../content/payload.ts'
import type { ShowcaseData } from '../content/showcase/showcase-data.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { showcases } from '../routes.ts'
import { statusOf } from '../showcase/catalogue.ts'
import { DocsProvider, useDocs } from '../showcase/docs-context.tsx'
import { ExampleAlone } from '../showcase/example-alone.tsx'
import { Instruments } from '../showcase/instruments.tsx'
import { loadDocs, type ShowcaseDocs } from '../showcase/load.ts'
import { Accessibility } from '../showcase/sections/accessibility.tsx'
import { Anatomy } from '../showcase/sections/anatomy.tsx'
import type { SectionId } from '../showcase/sections/doc-section.tsx'
import { Examples, useChapters } from '../showcase/sections/examples.tsx'
import { Changes, Notes } from '../showcase/sections/notes.tsx'
import { Properties } from '../showcase/sections/properties.tsx'
import { StateLinks, States } from '../showcase/sections/states.tsx'
import { Tokens } from '../showcase/sections/tokens.tsx'
import { Use } from '../showcase/sections/use.tsx'
import { Writing } from '../showcase/sections/writing.tsx'
import { ColoursProvider, FontsProvider } from '../showcase/site-look-context.ts'
import { TextLanguageProvider, UntranslatedMark } from '../showcase/text-language.tsx'
import { useView } from '../showcase/use-view.ts'
import type { PageComponent } from './page-component.ts'

/**
 * Loads the examples and texts of a component, and returns the page that shows them. Rejects for a payload of
 * another kind, and when the component does not exist or its code cannot be loaded.
 */
export async function showcasePage({
  data,
  locale,
}: Pick<Payload, 'data' | 'locale'>): Promise<PageComponent> {
  if (data.kind !== 'showcase') throw new Error('A showcase page shows a component')
  const docs = await loadDocs(data.component, locale, data.view.locale)
  return ({ payload }) => <ShowcasePage payload={payload} data={data} docs={docs} />
}

interface ShowcasePageProps {
  readonly payload: Payload
  readonly data: ShowcaseData
  readonly docs: ShowcaseDocs
}

/** The page with all sections; only one example if the query of the address asks for it. */
function ShowcasePage({ payload, data, docs }: ShowcasePageProps) {
  const { view, stage, change } = useView(data.component, payload.locale, data.view, docs.stage)
  return (
    <DocsProvider docs={{ ...docs, stage }} view={view}>
      <ColoursProvider value={data.colours}>
        <FontsProvider value={data.fonts ?? {}}>
          <TextLanguageProvider language={docs.language}>
            {data.view.example ? (
              <ExampleAlone id={data.view.example} />
            ) : (
              <>
                <div className="ds__main">
                  <PageHead path={payload.path} />
                  <Instruments onChange={change} />
                  <Examples />
                  <Sections />
                  <Neighbours />
                </div>
                <Contents />
              </>
            )}
          </TextLanguageProvider>
        </FontsProvider>
      </ColoursProvider>
    </DocsProvider>
  )
}

/** Title, summary, status and version of the component. */
function PageHead({ path }: { path: string }) {
  const { hrefOf, t } = useLocale()
  const { showcase, language, words } = useDocs()
  const { status, version } = statusOf(showcase.slug)
  const title = t(`ds-${showcase.slug}-title`)
  const overview = { title: t('designsystem-title'), path: hrefOf('/designsystem') }
  return (
    <div className="ds__head">
      <Crumbs items={[overview]} current={{ title, path }} />
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead">{words.summaries[showcase.slug]}</p>
      <UntranslatedMark language={language} />
      <p className="meta">
        <Badge tone={status === 'stable' ? 'success' : 'neutral'}>{t(`designsystem-${status}`)}</Badge>
        <span>
          {words.status.version} {version}
        </span>
        <span>{words.status.tested}</span>
      </p>
      <StateLinks />
    </div>
  )
}

/** The sections below the examples. */
function Sections() {
  const { texts } = useDocs()
  return (
    <>
      <States />
      <Anatomy />
      <Use />
      <Notes id="responsive" items={texts.responsive} />
      <Accessibility />
      <Writing />
      <Properties />
      <Tokens />
      <Notes id="withoutScript" items={texts.withoutScript} />
      <Changes />
    </>
  )
}

/** The sections in the order of the page, for its table of contents. */
const sections: readonly SectionId[] = [
  'example',
  'variants',
  'states',
  'anatomy',
  'use',
  'responsive',
  'accessibility',
  'writing',
  'properties',
  'tokens',
  'withoutScript',
  'changes',
]

/** The table of contents. */
function Contents() {
  const { words } = useDocs()
  const chapters = useChapters()
  const items = sections.flatMap((id) => [
    { id, text: words.sections[id] },
    ...(id === 'variants' ? chapters : []),
  ])
  return <Toc className="toc ds__toc" items={items} />
}

/** Links to the pages of the previous and the next component. */
function Neighbours() {
  const { hrefOf, t } = useLocale()
  const { showcase } = useDocs()
  const index = showcases.indexOf(showcase.slug)
  const target = (slug: string | undefined) =>
    slug && { href: hrefOf(`/designsystem/${slug}`), title: t(`ds-${slug}-title`) }
  const [previous, next] = [target(showcases[index - 1]), target(showcases[index + 1])]
  return <Pager label={t('designsystem-pager')} {...(previous && { previous })} {...(next && { next })} />
}
