/** The controls of a form, by the types of its fields. */
import type { ReactNode } from 'react'
import { Checkbox, Radio } from '../../components/inputs/choice.tsx'
import { describedBy, FieldGroup, FieldNotes, fieldClass } from '../../components/inputs/field.tsx'
import { PasswordField } from '../../components/inputs/password-field.tsx'
import { Select } from '../../components/inputs/select.tsx'
import { TextArea } from '../../components/inputs/text-area.tsx'
import { NumberField, TextField } from '../../components/inputs/text-field.tsx'
import { useLocale } from '../../i18n/locale-context.tsx'
import { type FormField, isFile } from './form-definition.ts'

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

const inputTypes = new Set(['email', 'tel', 'url', 'date'])

const texts = ({ id, field: { label, hint }, error }: FormFieldProps) => ({ id, label, hint, error })

/** Characters; the server takes no more. */
const maxLength = 10_000

const named = ({ field: { handle, required } }: FormFieldProps) => ({ name: handle, required })

const line = (props: FormFieldProps) => ({
  ...texts(props),
  ...named(props),
  maxLength,
  autoComplete: Object.hasOwn(autocomplete, props.field.handle)
    ? autocomplete[props.field.handle]
    : undefined,
  defaultValue: props.values[0],
})

function Text(props: FormFieldProps) {
  const { type } = props.field
  return <TextField {...line(props)} type={inputTypes.has(type) ? type : 'text'} />
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

const Tick = ({ id, field: { handle, label, hint, required }, values, error }: FormFieldProps) => (
  <div className={fieldClass({ error })}>
    <FieldNotes id={id} hint={hint} error={error} />
    <Checkbox
      id={id}
      {...describedBy(id, { hint, error })}
      name={handle}
      value="1"
      required={required}
      defaultChecked={values.some((value) => value !== '')}
    >
      {label}
    </Checkbox>
  </div>
)

const controls: Readonly<Record<string, (props: FormFieldProps) => ReactNode>> = {
  textarea: LongText,
  password: (props) => <PasswordField {...line(props)} />,
  integer: (props) => <NumberField {...line(props)} />,
  float: (props) => <NumberField {...line(props)} decimals />,
  number: (props) => <NumberField {...line(props)} decimals />,
  select: Choice,
  radio: (props) => <Options {...props} one />,
  button_group: (props) => <Options {...props} one />,
  checkboxes: (props) => <Options {...props} one={false} />,
  toggle: Tick,
  checkbox: Tick,
}

/** Stands where the files would be asked for. */
function FilesElsewhere({ id, field: { label } }: FormFieldProps) {
  const { t } = useLocale()
  return (
    <div className="field" id={id}>
      <p>
        <strong>{label}</strong>
      </p>
      <p className="field__hint">{t('form-files-elsewhere')}</p>
    </div>
  )
}

export function FormControl(props: FormFieldProps) {
  const { type } = props.field
  if (isFile(props.field)) return <FilesElsewhere {...props} />
  const Control = Object.hasOwn(controls, type) ? (controls[type] ?? Text) : Text
  return <Control {...props} />
}
