import { Badge } from '../../components/badge/badge.tsx'
import { useLocale } from '../../i18n/locale-context.tsx'
import { showcases } from '../../routes.ts'
import { statusOf } from '../catalogue.ts'
import type { ShowcaseDocs } from '../load.ts'
import type { Words } from '../text-files.ts'
import { Thumbnail } from './thumbnail.tsx'

export interface PartCardsProps {
  readonly words: Words
  /** The content of the components' pages, where it is there. */
  readonly docs: readonly ShowcaseDocs[]
}

/** The components with a page of their own: how each looks, its name, purpose, status and version. */
export function PartCards({ words, docs }: PartCardsProps) {
  const { hrefOf, t } = useLocale()
  return (
    <ul className="plain parts">
      {showcases.map((slug) => {
        const { status, version } = statusOf(slug)
        return (
          <li key={slug} className="part">
            <Thumbnail slug={slug} docs={docs.find(({ showcase }) => showcase.slug === slug)} />
            <h3>
              <a href={hrefOf(`/designsystem/${slug}`)}>{t(`ds-${slug}-title`)}</a>
            </h3>
            <p className="small">{words.summaries[slug]}</p>
            <p className="meta">
              <Badge tone={status === 'stable' ? 'success' : 'neutral'}>{t(`designsystem-${status}`)}</Badge>
              <span>
                {words.overview.version} {version}
              </span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
