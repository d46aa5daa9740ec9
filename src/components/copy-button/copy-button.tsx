import { useState } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { Button } from '../buttons/buttons.tsx'
import { showToast } from '../notification/toast-channel.ts'
import { useHydrated } from '../use-hydrated.ts'

export interface CopyButtonProps {
  /** Returns the text to copy. */
  readonly read: () => string
  /** What is copied: part of the accessible name, to tell several copy buttons apart. */
  readonly label: string
}

/**
 * A button that copies the text that `read` returns and shows the result beside it. If copying fails, a toast
 * tells how to copy by hand. Renders nothing where the browser cannot write to the clipboard.
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
