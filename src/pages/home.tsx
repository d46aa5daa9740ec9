import { Blocks, startsWithHero } from '../blocks/blocks.tsx'
import { PageHead } from '../components/page-head/page-head.tsx'
import type { Payload } from '../content/payload.ts'
import { useLocale } from '../i18n/locale-context.tsx'

/**
 * The home page: its blocks over the whole width. If the first block is a hero, it contains the page's `h1`;
 * if not, a page head above the blocks does.
 */
export default function HomePage({ payload }: { payload: Payload }) {
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
      <Blocks blocks={data.blocks} layout="wide" lang={data.lang} />
    </>
  )
}
