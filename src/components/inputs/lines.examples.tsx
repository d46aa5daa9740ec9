/**
 * Live examples of "inputs", part 1 of 3: fields to type in. The design system shows them, tests render them.
 */
import type { ReactNode } from 'react'
import type { ComponentExample } from '../../examples/component-examples.ts'
import { PasswordField } from './password-field.tsx'
import { TextArea } from './text-area.tsx'
import { NumberField, TextField } from './text-field.tsx'

/** Keys of the texts in these examples. */
type Word =
  | 'name'
  | 'email'
  | 'emailHint'
  | 'phone'
  | 'website'
  | 'websiteHint'
  | 'date'
  | 'find'
  | 'persons'
  | 'height'
  | 'heightHint'
  | 'story'
  | 'storyHint'
  | 'password'
  | 'newPassword'
  | 'newPasswordHint'

const stage = 'wide'

/** Lays out fields as in a form. */
export const form = (children: ReactNode) => <div className="flow flow--form">{children}</div>

/** Examples of fields for text, dates, numbers and passwords. */
export const lineExamples: readonly ComponentExample<Word>[] = [
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
