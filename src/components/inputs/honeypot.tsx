import { useLocale } from '../../i18n/locale-context.tsx'

export interface HoneypotProps {
  readonly id: string
  readonly name: string
}

/**
 * A field that only bots fill in, since it is hidden from people and screen readers: so the server recognizes
 * submissions by bots.
 */
export function Honeypot({ id, name }: HoneypotProps) {
  const { t } = useLocale()
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{t('field-honeypot')}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
