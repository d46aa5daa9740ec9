/** Fields of one line, for text and for numbers. */
import type { ComponentProps, ReactNode } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { Field, type FieldTexts } from './field.tsx'
import { useField } from './use-field.ts'

/** Props of a text field: those of an `<input>`, and the texts of a field. */
export type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    readonly icon?: IconName | undefined
    /**
     * Whether the value is being checked. A field that may be checked has `false` from the start, so that its
     * live region exists before the first announcement.
     */
    readonly checking?: boolean | undefined
  }

/**
 * A field of one line: for text or, with another `type`, email, telephone number, web address, search or
 * date.
 */
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

/** The box around a control that has an icon, or room for a spinner as its value may be checked. */
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
  /** Whether on-screen keyboards have a decimal separator. */
  readonly decimals?: boolean | undefined
}

/**
 * A field for a number. It is a text field with a keyboard for digits: it has no arrows that change the value
 * by accident, and accepts the decimal separator of each language.
 */
export const NumberField = ({ decimals = false, ...props }: NumberFieldProps) => (
  <TextField {...props} type="text" inputMode={decimals ? 'decimal' : 'numeric'} />
)
