import { useLocale } from '../../i18n/locale-context.tsx'

export interface HoneypotProps {
  readonly id: string
  readonly name: string
}

/** People leave it empty, for they neither see nor hear it; what fills it in is not a person. */
export function Honeypot({ id, name }: HoneypotProps) {
  const { t } = useLocale()
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{t('field-honeypot')}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
