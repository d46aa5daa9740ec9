/**
 * Live examples of "inputs", part 2 of 3: fields to choose in. The design system shows them, tests render
 * them.
 */
import type { ComponentExample } from '../../examples/component-examples.ts'
import { Checkbox, Radio, Switch } from './choice.tsx'
import { FieldGroup } from './field.tsx'
import { FileField } from './file-field.tsx'
import { form } from './lines.examples.tsx'
import { Select } from './select.tsx'

/** Keys of the texts in these examples. */
type Word =
  | 'area'
  | 'choose'
  | 'travel'
  | 'travelHint'
  | 'bike'
  | 'train'
  | 'car'
  | 'topics'
  | 'marsh'
  | 'dikes'
  | 'birds'
  | 'boots'
  | 'reminder'
  | 'photo'
  | 'photoHint'
  | 'photos'

const stage = 'wide'

/** Examples of selects, radio buttons, checkboxes, switches and file fields. */
export const choiceExamples: readonly ComponentExample<Word>[] = [
  {
    id: 'select',
    stage,
    render: ({ area, choose }) => (
      <Select label={area} required>
        <option value="">{choose}</option>
        <option>Langenwerder</option>
        <option>Noorderhoek</option>
        <option>Westwal</option>
        <option>Oosterdorp</option>
      </Select>
    ),
  },
  {
    id: 'radio',
    stage,
    render: ({ travel, travelHint, bike, train, car }) => (
      <FieldGroup id="travel" label={travel} hint={travelHint}>
        <Radio name="travel" value="bike" defaultChecked>
          {bike}
        </Radio>
        <Radio name="travel" value="train">
          {train}
        </Radio>
        <Radio name="travel" value="car">
          {car}
        </Radio>
      </FieldGroup>
    ),
  },
  {
    id: 'checkbox',
    stage,
    render: ({ topics, marsh, dikes, birds, boots }) =>
      form(
        <>
          <FieldGroup id="topics" label={topics} required={false}>
            <Checkbox name="topics[]" value="marsh" defaultChecked>
              {marsh}
            </Checkbox>
            <Checkbox name="topics[]" value="dikes">
              {dikes}
            </Checkbox>
            <Checkbox name="topics[]" value="birds" defaultChecked>
              {birds}
            </Checkbox>
          </FieldGroup>
          <Checkbox name="boots">{boots}</Checkbox>
        </>,
      ),
  },
  {
    id: 'switch',
    stage,
    render: ({ reminder }) => <Switch defaultChecked>{reminder}</Switch>,
  },
  {
    id: 'file',
    stage,
    render: ({ photo, photoHint, photos }) =>
      form(
        <>
          <FileField label={photo} hint={photoHint} accept="image/jpeg,image/png" required />
          <FileField label={photos} multiple />
        </>,
      ),
  },
]
