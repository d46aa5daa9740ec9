import { useState } from 'react'
import { Button } from '../../components/buttons/buttons.tsx'
import { useLocale } from '../../i18n/locale-context.tsx'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'
import { useHydrated } from '../parts/use-hydrated.ts'

export interface CodeProps {
  readonly title?: string
  readonly language?: string
  readonly code: string
}

function CopyButton({ text }: { text: string }) {
  const { t } = useLocale()
  const [message, setMessage] = useState('')
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setMessage(t(copied ? 'block-copied' : 'block-copy-failed'))
  }
  return (
    <>
      <span role="status">{message}</span>
      <Button size="s" variant="quiet" iconStart="copy" onClick={() => void copy()}>
        {t('block-copy')}
      </Button>
    </>
  )
}

export function CodeBlock({ headingId, title, language, code }: CodeProps & BlockAttributes) {
  const { t } = useLocale()
  const canCopy = useHydrated() && typeof navigator.clipboard?.writeText === 'function'
  return (
    <BlockSection name="code" headingId={headingId} title={title}>
      <div className="code">
        <div className="code__bar">
          <span>{language ?? t('block-code')}</span>
          {canCopy && <CopyButton text={code} />}
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
