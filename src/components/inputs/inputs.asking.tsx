import type { ReactNode } from 'react'
import type { Showcase } from '../../examples/showcase.ts'
import { Checkbox, Radio, Switch } from './choice.tsx'
import { FieldGroup } from './field.tsx'
import { FileField } from './file-field.tsx'
import { PasswordField } from './password-field.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { NumberField, TextField } from './text-field.tsx'
import type nl from './texts/nl.ts'

type Examples = Showcase<typeof nl>['examples']
const stage = 'wide'

/** Fields as they stand in a form. */
export const form = (children: ReactNode) => <div className="flow flow--form">{children}</div>
/** What is answered with letters and digits. */
export const lineExamples: Examples = [
  {
    id: 'text',
    stage,
    render: ({ name, email, emailHint }) =>
      form(
        <>
          <TextField label={name} name="name" autoComplete="name" required />
          <TextField label={email} hint={emailHint} type="email" name="email" autoComplete="email" required />
        </>,
      ),
  },
  {
    id: 'kinds',
    stage,
    render: ({ email, phone, website, websiteHint, date, find }) =>
      form(
        <>
          <TextField label={email} type="email" autoComplete="email" required />
          <TextField label={phone} type="tel" autoComplete="tel" />
          <TextField label={website} hint={websiteHint} type="url" autoComplete="url" />
          <TextField label={date} type="date" required />
          <TextField label={find} type="search" icon="search" required />
        </>,
      ),
  },
  {
    id: 'number',
    stage,
    render: ({ persons, height, heightHint }) =>
      form(
        <>
          <NumberField label={persons} required />
          <NumberField label={height} hint={heightHint} decimals required />
        </>,
      ),
  },
  {
    id: 'textarea',
    stage,
    render: ({ story, storyHint }) => (
      <TextArea label={story} hint={storyHint} maxLength={500} counter required />
    ),
  },
  {
    id: 'password',
    stage,
    render: ({ password, newPassword, newPasswordHint }) =>
      form(
        <>
          <PasswordField label={password} required />
          <PasswordField label={newPassword} hint={newPasswordHint} autoComplete="new-password" required />
        </>,
      ),
  },
]

/** What is chosen. */
export const choiceExamples: Examples = [
  {
    id: 'select',
    stage,
    render: ({ area, choose }) => (
      <Select label={area} required>
        <option value="">{choose}</option>
        <option>Krummsand</option>
        <option>Noorderhoek</option>
        <option>Noordwal</option>
        <option>Wierhuizen</option>
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
