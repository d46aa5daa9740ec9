/** Fields of one line, for text and for numbers. */
import type { ComponentProps, ReactNode } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { Field, type FieldTexts } from './field.tsx'
import { useField } from './use-field.ts'

export type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    readonly icon?: IconName | undefined
    /**
     * The answer is being looked up. A field that may do so says `false` from the start: what it says then is
     * heard.
     */
    readonly checking?: boolean | undefined
  }

/** Text, email, tel, url, search, date; one line. */
export function TextField({ icon, checking, ...props }: TextFieldProps) {
  const { field, control } = useField(props)
  const { t } = useLocale()
  return (
    <Field {...field}>
      <Wrap icon={icon} checking={checking}>
        <input
          type="text"
          {...control}
          className={classNames('input', props.className)}
          aria-busy={checking || undefined}
        />
      </Wrap>
      {checking !== undefined && (
        <p className="field__status" role="status">
          {checking && t('field-checking')}
        </p>
      )}
    </Field>
  )
}

type WrapProps = Pick<TextFieldProps, 'icon' | 'checking'> & { readonly children: ReactNode }

/** Room for what stands inside the box of a control. */
function Wrap({ icon, checking, children }: WrapProps) {
  if (!icon && checking === undefined) return children
  return (
    <div className={classNames('input-wrap', checking !== undefined && 'input-wrap--end')}>
      {icon && <Icon name={icon} />}
      {children}
      {checking && <span className="spinner" aria-hidden="true" />}
    </div>
  )
}

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** Brings up a keyboard with a decimal sign. */
  readonly decimals?: boolean | undefined
}

/**
 * A number is text with a keyboard for digits: no arrows that change it by accident, and each language's own
 * decimal sign.
 */
export const NumberField = ({ decimals = false, ...props }: NumberFieldProps) => (
  <TextField {...props} type="text" inputMode={decimals ? 'decimal' : 'numeric'} />
)
