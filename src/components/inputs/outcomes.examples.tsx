/**
 * Live examples of "inputs", part 3 of 3: states of fields. The design system shows them, tests render them.
 */
import type { ComponentExample } from '../../examples/component-examples.ts'
import { Button } from '../buttons/buttons.tsx'
import { Checkbox, Radio, Switch } from './choice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FieldGroup } from './field.tsx'
import { Honeypot } from './honeypot.tsx'
import { form } from './lines.examples.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

/** Keys of the texts in these examples. */
type Word =
  | 'name'
  | 'email'
  | 'emailHint'
  | 'emailError'
  | 'area'
  | 'travel'
  | 'travelError'
  | 'bike'
  | 'train'
  | 'boots'
  | 'reminder'
  | 'code'
  | 'codeFine'
  | 'problem'
  | 'send'
  | 'project'
  | 'projectHint'
  | 'point'
  | 'longLabel'
  | 'longHint'
  | 'longError'
  | 'longChoice'

const stage = 'wide'

/** Examples of checked values, errors, disabled fields, a honeypot, a dark surface and long texts. */
export const outcomeExamples: readonly ComponentExample<Word>[] = [
  {
    id: 'checking',
    stage,
    render: ({ code, codeFine }) =>
      form(
        <>
          <TextField label={code} defaultValue="WAD-206" checking required />
          <TextField label={code} success={codeFine} defaultValue="WAD-206" checking={false} required />
        </>,
      ),
  },
  {
    id: 'errors',
    stage,
    render: ({ problem, email, emailError, travel, travelError, bike, train, send }) =>
      form(
        <>
          <ErrorSummary
            title={problem}
            errors={[
              { id: 'wrong-email', text: emailError },
              { id: 'wrong-travel', text: travelError },
            ]}
          />
          <TextField
            id="wrong-email"
            label={email}
            error={emailError}
            type="email"
            defaultValue="jikke@oeverland"
            required
          />
          <FieldGroup id="wrong-travel-group" label={travel} error={travelError}>
            <Radio id="wrong-travel" name="wrong-travel">
              {bike}
            </Radio>
            <Radio name="wrong-travel">{train}</Radio>
          </FieldGroup>
          <Button>{send}</Button>
        </>,
      ),
  },
  {
    id: 'off',
    stage,
    render: ({ project, projectHint, point, area, boots, reminder }) =>
      form(
        <>
          <TextField label={project} hint={projectHint} defaultValue="KW-2026-041" readOnly required />
          <TextField label={point} defaultValue="Westwal" disabled required />
          <Select label={area} disabled required>
            <option>Oosterdorp</option>
          </Select>
          <Checkbox disabled defaultChecked>
            {boots}
          </Checkbox>
          <Switch disabled>{reminder}</Switch>
        </>,
      ),
  },
  {
    id: 'honeypot',
    stage,
    render: ({ name }) =>
      form(
        <>
          <TextField label={name} name="name" autoComplete="name" required />
          <Honeypot id="trap" name="website" />
        </>,
      ),
  },
  {
    id: 'inverse',
    stage,
    surface: 'inverse',
    render: ({ email, emailHint, area, boots }) =>
      form(
        <>
          <TextField label={email} hint={emailHint} type="email" autoComplete="email" required />
          <Select label={area} required>
            <option>Oosterdorp</option>
          </Select>
          <Checkbox defaultChecked>{boots}</Checkbox>
        </>,
      ),
  },
  {
    id: 'long',
    stage,
    render: ({ longLabel, longHint, longError, longChoice }) =>
      form(
        <>
          <TextArea label={longLabel} hint={longHint} error={longError} />
          <Checkbox>{longChoice}</Checkbox>
        </>,
      ),
  },
]
