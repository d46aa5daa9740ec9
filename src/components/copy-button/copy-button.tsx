import { useState } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { Button } from '../buttons/buttons.tsx'
import { useHydrated } from '../use-hydrated.ts'

/** Puts the text that `read` gives on the clipboard and says what came of it; absent where a browser cannot. */
export function CopyButton({ read }: { read: () => string }) {
  const { t } = useLocale()
  const [message, setMessage] = useState('')
  const canCopy = useHydrated() && typeof navigator.clipboard?.writeText === 'function'
  const copy = () =>
    navigator.clipboard.writeText(read()).then(
      () => setMessage(t('copied')),
      () => setMessage(t('copy-failed')),
    )
  if (!canCopy) return null
  return (
    <>
      <span role="status">{message}</span>
      <Button size="s" variant="quiet" iconStart="copy" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </>
  )
}
