/** The state matrix on the design system’s page about "inputs". */
import type { ReactNode } from 'react'
import { Checkbox, Radio, Switch } from '../../../components/inputs/choice.tsx'
import { FieldGroup } from '../../../components/inputs/field.tsx'
import { Select } from '../../../components/inputs/select.tsx'
import { TextArea } from '../../../components/inputs/text-area.tsx'
import { TextField } from '../../../components/inputs/text-field.tsx'
import type { Showcase, StateName } from '../../showcase.ts'
import type nl from './texts/nl.ts'

type States = Showcase<typeof nl>['states']
type Row = States['rows'][number]
type Words = (typeof nl)['words']

/** Returns the row of a control. Besides the states that every control has, it has the `further` ones. */
const row = (
  id: Row['id'],
  further: readonly StateName[],
  draw: (state: StateName, words: Words) => ReactNode,
): Row => ({
  id,
  render: (state, words) => ([...always, ...further].includes(state) ? draw(state, words as Words) : null),
})

/** States that every control has. */
const always: readonly StateName[] = ['rest', 'hover', 'focus', 'disabled']

/** Attributes of a field in a state. */
const field = (state: StateName, { fine, wrong }: Words) => ({
  'data-state': state,
  required: true,
  disabled: state === 'disabled',
  error: state === 'error' ? wrong : undefined,
  success: state === 'success' ? fine : undefined,
})

/**
 * Attributes of a text field, text area or select in a state. `readOnly` is false for controls that do not
 * have the attribute `readonly`.
 */
const written = (state: StateName, { readOnly = true } = {}) => ({
  ...(readOnly && { readOnly: state === 'readonly' }),
  defaultValue: ['filled', 'readonly', 'disabled', 'busy', 'success'].includes(state) ? 'Westwal' : undefined,
})

/** Attributes of a checkbox, radio button or switch in a state. */
const choice = (state: StateName) => ({
  'data-state': state,
  disabled: state === 'disabled',
  defaultChecked: state === 'filled',
})

/** Shows a choice inside a group, because the group shows the error of its choices. */
const grouped = (id: string, state: StateName, { travel, wrong }: Words, children: ReactNode) =>
  state === 'error' ? (
    <FieldGroup id={`states-${id}-error`} label={travel} error={wrong}>
      {children}
    </FieldGroup>
  ) : (
    children
  )

export const states: States = {
  columns: ['rest', 'hover', 'focus', 'filled', 'readonly', 'disabled', 'busy', 'success', 'error'],
  rows: [
    row('text', ['filled', 'readonly', 'busy', 'success', 'error'], (state, words) => (
      <TextField
        {...field(state, words)}
        {...written(state)}
        label={words.point}
        size={12}
        checking={state === 'busy' || undefined}
      />
    )),
    row('textarea', ['filled', 'readonly', 'success', 'error'], (state, words) => (
      <TextArea {...field(state, words)} {...written(state)} label={words.noteOptional} rows={2} cols={14} />
    )),
    row('select', ['filled', 'success', 'error'], (state, words) => (
      <Select {...field(state, words)} {...written(state, { readOnly: false })} label={words.area}>
        <option value="">{words.choose}</option>
        <option>Westwal</option>
      </Select>
    )),
    row('checkbox', ['filled', 'error'], (state, words) =>
      grouped('checkbox', state, words, <Checkbox {...choice(state)}>{words.bike}</Checkbox>),
    ),
    row('radio', ['filled', 'error'], (state, words) =>
      grouped('radio', state, words, <Radio {...choice(state)}>{words.bike}</Radio>),
    ),
    row('switch', ['filled'], (state, { reminder }) => <Switch {...choice(state)}>{reminder}</Switch>),
  ],
}
