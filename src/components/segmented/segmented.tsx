import type { ChangeEvent } from 'react'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

export interface SegmentedOption {
  readonly value: string
  readonly label: string
}

export interface SegmentedProps extends RootProps {
  /** Names the choice; it is seen. */
  readonly legend: string
  /** Of the radio buttons, in the query of a form. */
  readonly name: string
  readonly options: readonly SegmentedOption[]
  /** The choice, where a parent keeps it. */
  readonly value?: string | undefined
  /** The first choice, where the control keeps it itself. */
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
}

/** One of a few, all in view: radio buttons side by side, which arrow keys walk through and a form sends. */
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
