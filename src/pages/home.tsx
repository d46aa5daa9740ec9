import './home.css'
import { Blocks, type OwnViews, startsWithHero } from '../blocks/blocks.tsx'
import { TideBlock } from '../blocks/profile/tide.tsx'
import { PageHead } from '../components/page-head/page-head.tsx'
import type { Payload } from '../content/payload.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { arrangeHome } from './parts/arrange-home.ts'
import { StatementBlock } from './parts/statement.tsx'

/** Blocks that look different on a home page. */
const views = { statement: StatementBlock, profile: TideBlock }

interface HomePageProps {
  readonly payload: Payload
  /** Views of blocks that a home page has the code of only where it shows them. */
  readonly views?: OwnViews
}

/**
 * The home page: its blocks over the whole width. If the first block is a hero, it contains the page's `h1`;
 * if not, a page head above the blocks does.
 */
export default function HomePage({ payload, views: own }: HomePageProps) {
  const { t } = useLocale()
  const { data } = payload
  if (data.kind !== 'content') return null
  const { title, label, lead } = data.page
  return (
    <>
      {!startsWithHero(data.blocks) && (
        <PageHead
          title={title}
          label={label}
          lead={lead}
          lang={data.lang}
          meta={data.lang && t('page-untranslated')}
        />
      )}
      <Blocks blocks={arrangeHome(data.blocks)} layout="wide" lang={data.lang} views={{ ...views, ...own }} />
    </>
  )
}
