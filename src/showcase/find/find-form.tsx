import type { Ref } from 'react'
import { Button } from '../../components/buttons/buttons.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { fieldId, useSlashKey } from './slash-key.ts'

export interface FindFormProps {
  /** Visible name of the field. */
  readonly label: string
  /** The text that was looked for. */
  readonly text?: string
  /** Called with the text of the field at every change. */
  readonly onChange?: (text: string) => void
  /** Words of the switch for the key `/`; without them there is no switch. */
  readonly keyWords?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * The field that finds components, states and examples of the design system. It is a form that asks for the
 * overview with the text; on the overview itself results come while typing. The key `/` goes to the field.
 */
export function FindForm({ label, text = '', onChange, keyWords, ref }: FindFormProps) {
  const { hrefOf, t } = useLocale()
  const [isOn, setOn] = useSlashKey()
  const isHydrated = useHydrated()
  return (
    <search>
      <form className="find" action={hrefOf('/designsystem')}>
        <label htmlFor={fieldId}>
          {label}{' '}
          {isHydrated && isOn && (
            <span aria-hidden="true">
              <kbd>/</kbd>
            </span>
          )}
        </label>
        <span className="find__row">
          <input
            className="input"
            id={fieldId}
            type="search"
            name="q"
            defaultValue={text}
            maxLength={60}
            autoComplete="off"
            aria-keyshortcuts={isHydrated && isOn ? '/' : undefined}
            onChange={onChange && ((event) => onChange(event.target.value))}
            ref={ref}
          />
          <Button type="submit" variant="secondary">
            {t('search-submit')}
          </Button>
        </span>
        {keyWords && isHydrated && (
          <label className="find__key small">
            <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} /> {keyWords}
          </label>
        )}
      </form>
    </search>
  )
}
