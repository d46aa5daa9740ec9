import type { ReactNode } from 'react'
import { describedBy, FieldGroup } from '../../components/inputs/field.tsx'
import { Checkbox, Radio, Select, TextArea, TextField } from '../../components/inputs/inputs.tsx'
import { useLocale } from '../../i18n/locale-context.tsx'
import type { FormField } from './form-definition.ts'

export interface FormFieldProps {
  readonly id: string
  readonly field: FormField
  readonly values: readonly string[]
  readonly error?: string | undefined
}

/** What browsers may fill in, by the names that fields usually have. */
const autocomplete: Readonly<Record<string, string>> = {
  name: 'name',
  naam: 'name',
  first_name: 'given-name',
  voornaam: 'given-name',
  last_name: 'family-name',
  email: 'email',
  e_mail: 'email',
  phone: 'tel',
  telefoon: 'tel',
  telefon: 'tel',
  organization: 'organization',
  organisatie: 'organization',
  postcode: 'postal-code',
}

const inputTypes = new Set(['email', 'tel', 'url', 'date', 'password'])

const texts = ({ id, field: { label, hint }, error }: FormFieldProps) => ({
  id,
  label,
  ...(hint && { hint }),
  ...(error && { error }),
})

/** Characters; the server takes no more. */
const maxLength = 10_000

const named = ({ field: { handle, required } }: FormFieldProps) => ({ name: handle, required })

function Text(props: FormFieldProps) {
  const { type, handle } = props.field
  const isNumber = type === 'integer' || type === 'float' || type === 'number'
  return (
    <TextField
      {...texts(props)}
      {...named(props)}
      type={inputTypes.has(type) ? type : 'text'}
      maxLength={maxLength}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete={Object.hasOwn(autocomplete, handle) ? autocomplete[handle] : undefined}
      defaultValue={props.values[0]}
    />
  )
}

const LongText = (props: FormFieldProps) => (
  <TextArea {...texts(props)} {...named(props)} maxLength={maxLength} defaultValue={props.values[0]} />
)

function Choice(props: FormFieldProps) {
  const { t } = useLocale()
  return (
    <Select {...texts(props)} {...named(props)} defaultValue={props.values[0] ?? ''}>
      <option value="">{t('block-form-choose')}</option>
      {props.field.options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

function Options({ one, ...props }: FormFieldProps & { one: boolean }) {
  const { field, values, id } = props
  const Option = one ? Radio : Checkbox
  return (
    <FieldGroup {...texts(props)} required={field.required}>
      {field.options?.map(({ value, label }, index) => (
        <Option
          key={value}
          id={index === 0 ? id : undefined}
          name={one ? field.handle : `${field.handle}[]`}
          value={value}
          defaultChecked={values.includes(value)}
          required={one && field.required}
        >
          {label}
        </Option>
      ))}
    </FieldGroup>
  )
}

const Tick = ({ id, field, values, error }: FormFieldProps) => (
  <div className={error ? 'field field--error' : 'field'}>
    {error && (
      <p className="field__error" id={`${id}-error`}>
        {error}
      </p>
    )}
    <Checkbox
      id={id}
      {...describedBy(id, error ? { error } : {})}
      name={field.handle}
      value="1"
      required={field.required}
      defaultChecked={values.some((value) => value !== '')}
    >
      {field.label}
    </Checkbox>
  </div>
)

const controls: Readonly<Record<string, (props: FormFieldProps) => ReactNode>> = {
  textarea: LongText,
  select: Choice,
  radio: (props) => <Options {...props} one />,
  button_group: (props) => <Options {...props} one />,
  checkboxes: (props) => <Options {...props} one={false} />,
  toggle: Tick,
  checkbox: Tick,
}

export function FormControl(props: FormFieldProps) {
  const { type } = props.field
  const Control = Object.hasOwn(controls, type) ? (controls[type] ?? Text) : Text
  return <Control {...props} />
}
