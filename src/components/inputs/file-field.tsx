import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import { onReset } from './on-reset.ts'
import { useField } from './use-field.ts'

export type FileFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts

const namesOf = ({ files }: HTMLInputElement): readonly string[] => [...(files ?? [])].map(({ name }) => name)

/** The browser's own file control. It names one file itself, and only counts several: those are listed. */
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

/** Two files of different folders may have one name. */
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
