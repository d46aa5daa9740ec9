import { CopyButton } from '../../components/copy-button/copy-button.tsx'
import { useLocale } from '../../i18n/locale-context.tsx'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'

export interface CodeProps {
  readonly title?: string
  readonly language?: string
  readonly code: string
}

export function CodeBlock({ headingId, title, language, code }: CodeProps & BlockAttributes) {
  const { t } = useLocale()
  return (
    <BlockSection name="code" headingId={headingId} title={title}>
      <div className="code">
        <div className="code__bar">
          <span>{language ?? t('block-code')}</span>
          <CopyButton read={() => code} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: it is no part of a form */}
        <div className="code__scroll" role="group" tabIndex={0} aria-label={title ?? t('block-code')}>
          <pre>
            <code>{code}</code>
          </pre>
        </div>
      </div>
    </BlockSection>
  )
}
