/** The controls of a form that the content system defines, by the types of its fields. */
import type { ReactNode } from 'react'
import { Checkbox, Radio } from '../../components/inputs/choice.tsx'
import { describedBy, FieldGroup, FieldNotes, fieldClass } from '../../components/inputs/field.tsx'
import { PasswordField } from '../../components/inputs/password-field.tsx'
import { Select } from '../../components/inputs/select.tsx'
import { TextArea } from '../../components/inputs/text-area.tsx'
import { NumberField, TextField } from '../../components/inputs/text-field.tsx'
import { useLocale } from '../../i18n/locale-context.tsx'
import { maxLength } from './check-form.ts'
import { type FormField, isFile } from './form-definition.ts'

/** A field of a form with the id of its control, its values and its error message. */
export interface FormFieldProps {
  readonly id: string
  readonly field: FormField
  /** Initial values, as the visitor typed them before; empty at first. */
  readonly values: readonly string[]
  readonly error?: string | undefined
}

/** Values of the attribute `autocomplete`, by the usual handles of fields. */
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

/** Types of `<input>` that a field may have besides `text`. */
const inputTypes = new Set(['email', 'tel', 'url', 'date'])

/** The label, hint and error of a field. */
const texts = ({ id, field: { label, hint }, error }: FormFieldProps) => ({ id, label, hint, error })

/** The name of a field in the form, and whether it is required. */
const named = ({ field: { handle, required } }: FormFieldProps) => ({ name: handle, required })

/** Attributes of a field of one line of text. */
const line = (props: FormFieldProps) => ({
  ...texts(props),
  ...named(props),
  maxLength,
  autoComplete: Object.hasOwn(autocomplete, props.field.handle)
    ? autocomplete[props.field.handle]
    : undefined,
  defaultValue: props.values[0],
})

/** A field of one line. */
function Text(props: FormFieldProps) {
  const { type } = props.field
  return <TextField {...line(props)} type={inputTypes.has(type) ? type : 'text'} />
}

/** A field for text of several lines. */
const LongText = (props: FormFieldProps) => (
  <TextArea {...texts(props)} {...named(props)} maxLength={maxLength} defaultValue={props.values[0]} />
)

/** A choice of one option from a list. */
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

/** Radio buttons if `one` is true, otherwise checkboxes, for the options of a field. */
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
          // On a checkbox it would demand this one option, instead of any.
          required={one && field.required}
        >
          {label}
        </Option>
      ))}
    </FieldGroup>
  )
}

/** A single checkbox. */
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

/** The control of each type of field. */
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

/** Shows, in the place of a field that takes files, how else to send files. */
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

/** The control of a field, chosen by its type. */
export function FormControl(props: FormFieldProps) {
  const { type } = props.field
  if (isFile(props.field)) return <FilesElsewhere {...props} />
  const Control = Object.hasOwn(controls, type) ? (controls[type] ?? Text) : Text
  return <Control {...props} />
}
