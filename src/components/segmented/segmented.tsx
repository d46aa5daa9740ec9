import type { ChangeEvent } from 'react'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

/** An option: what the form submits, and what visitors read. */
export interface SegmentedOption {
  readonly value: string
  readonly label: string
}

export interface SegmentedProps extends RootProps {
  /** Visible name of the group. */
  readonly legend: string
  /** Name of the radio buttons in the form. */
  readonly name: string
  readonly options: readonly SegmentedOption[]
  /** Value of the chosen option, if a parent component controls it. */
  readonly value?: string | undefined
  /** Value of the initially chosen option, if no parent component controls it. */
  readonly defaultValue?: string | undefined
  /** Called with the value of the option that was chosen. */
  readonly onChange?: ((value: string) => void) | undefined
}

/**
 * A choice of one from a few options: radio buttons side by side. Arrow keys move between them, and a form
 * submits the value.
 */
export function Segmented(props: SegmentedProps) {
  const { legend, name, options, value, defaultValue, onChange, className, ...root } = props
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value)
  const chosen = (option: string) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value }
  return (
    <fieldset {...root} className={classNames('seg', className)}>
      <legend className="seg__legend">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="seg__option">
          <input type="radio" name={name} value={option.value} {...chosen(option.value)} onChange={change} />
          <span className="seg__label">{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
