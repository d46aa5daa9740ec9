import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import { onReset } from './on-reset.ts'
import { useField } from './use-field.ts'

/** Props of a file field: those of an `<input>`, and the texts of a field. */
export type FileFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts

/** Returns the names of the chosen files. */
const namesOf = ({ files }: HTMLInputElement): readonly string[] => [...(files ?? [])].map(({ name }) => name)

/**
 * A file field. A browser shows the name of one chosen file, but only the number of several: the names of
 * these are listed below the control.
 */
export function FileField({ onChange, ...props }: FileFieldProps) {
  const { field, control } = useField(props)
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    const input = document.getElementById(control.id)
    return input instanceof HTMLInputElement ? onReset(input, () => setNames(namesOf(input))) : undefined
  }, [control.id])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setNames(namesOf(event.currentTarget))
    onChange?.(event)
  }
  return (
    <Field {...field}>
      <input {...control} type="file" className={classNames('input', props.className)} onChange={change} />
      {props.multiple && (
        <div className="field__files" role="status">
          {names.length > 1 && <FileNames names={names} />}
        </div>
      )}
    </Field>
  )
}

/** The list of the chosen files; files of different folders may have the same name. */
const FileNames = ({ names }: { names: readonly string[] }) => (
  <ul>
    {names.map((name, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
      <li key={index}>
        <bdi>{name}</bdi>
      </li>
    ))}
  </ul>
)
