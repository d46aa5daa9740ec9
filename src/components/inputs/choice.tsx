/** Checkbox, radio button and switch, each with its label. */
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

/** Props of a control with its label beside it. */
type ChoiceProps = Omit<ComponentProps<'input'>, 'children' | 'type'> & {
  /** The label. */
  readonly children: ReactNode
  /** Attributes of the label; all others belong to the control. */
  readonly root?: RootProps | undefined
}

export type CheckboxProps = ChoiceProps
export type RadioProps = ChoiceProps
export type SwitchProps = ChoiceProps

/** Creates the component of one kind of control, which has the attributes `fixed`. */
const choice = (
  type: 'checkbox' | 'radio',
  fixed: { readonly role?: 'switch'; readonly className?: string } = {},
) =>
  function Choice({ children, root, className, ...input }: ChoiceProps) {
    return (
      <label {...root} className={classNames('choice', root?.className)}>
        <input
          {...input}
          type={type}
          role={fixed.role}
          className={classNames(fixed.className, className) || undefined}
        />
        <span>{children}</span>
      </label>
    )
  }

/** A checkbox with its label. */
export const Checkbox: (props: CheckboxProps) => ReactNode = choice('checkbox')

/** A radio button with its label. */
export const Radio: (props: RadioProps) => ReactNode = choice('radio')

/** A switch, which takes effect at once. In a form that is submitted, use a checkbox. */
export const Switch: (props: SwitchProps) => ReactNode = choice('checkbox', {
  role: 'switch',
  className: 'switch',
})
