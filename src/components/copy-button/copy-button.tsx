import { useState } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { Button } from '../buttons/buttons.tsx'
import { showToast } from '../notification/toast-channel.ts'
import { useHydrated } from '../use-hydrated.ts'

export interface CopyButtonProps {
  readonly read: () => string
  /** What is copied, for those who hear the buttons of a page one by one. */
  readonly label: string
}

/**
 * Puts the text that `read` gives on the clipboard and says beside it what came of that; a toast says how to
 * go on after a failure. Absent where a browser cannot.
 */
export function CopyButton({ read, label }: CopyButtonProps) {
  const { t } = useLocale()
  const [message, setMessage] = useState('')
  const canCopy = useHydrated() && typeof navigator.clipboard?.writeText === 'function'
  const fail = () => {
    setMessage(t('copy-failed'))
    showToast({ tone: 'warning', title: t('copy-yourself'), text: t('copy-yourself-text') })
  }
  const copy = () => navigator.clipboard.writeText(read()).then(() => setMessage(t('copied')), fail)
  if (!canCopy) return null
  return (
    <>
      <span role="status">{message}</span>
      <Button size="s" variant="quiet" iconStart="copy" onClick={() => void copy()}>
        {t('copy')}
        <span className="visually-hidden">: {label}</span>
      </Button>
    </>
  )
}
