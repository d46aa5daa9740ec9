/** Live examples of "inputs": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Button } from '../buttons/buttons.tsx'
import { Checkbox, Radio, Switch } from './choice.tsx'
import { choiceExamples } from './choices.examples.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FieldGroup } from './field.tsx'
import { FileField } from './file-field.tsx'
import { Honeypot } from './honeypot.tsx'
import { lineExamples } from './lines.examples.tsx'
import { outcomeExamples } from './outcomes.examples.tsx'
import { PasswordField } from './password-field.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { NumberField, TextField } from './text-field.tsx'

export const examples: ComponentExamples = {
  components: {
    Button,
    Checkbox,
    ErrorSummary,
    FieldGroup,
    FileField,
    Honeypot,
    NumberField,
    PasswordField,
    Radio,
    Select,
    Switch,
    TextArea,
    TextField,
  },
  examples: [...lineExamples, ...choiceExamples, ...outcomeExamples],
}
