/** Buttons, links that look like them, buttons of one icon, and groups of all three. */
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { linkRel } from '../link-rel.ts'
import type { RootProps } from '../root-props.ts'

/** Properties of appearance that buttons and links in the look of buttons share. */
export interface ButtonLook {
  /** Visual weight. Highlight at most once a page. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'highlight' | 'danger' | undefined
  readonly size?: 's' | 'm' | 'l' | undefined
  /** Whether the button is as wide as its container. */
  readonly block?: boolean | undefined
  /** Icon before the text. */
  readonly iconStart?: IconName | undefined
  /** Icon behind the text. */
  readonly iconEnd?: IconName | undefined
}

/** Props of a button; a `busy` one shows a spinner and ignores presses. */
export type ButtonProps = ComponentProps<'button'> & ButtonLook & { readonly busy?: boolean }
export type LinkButtonProps = ComponentProps<'a'> & ButtonLook

/** Props of a button that shows only an icon; `label` is its accessible name. */
export type IconButtonProps = Omit<ButtonProps, 'children' | 'iconStart' | 'iconEnd'> & {
  readonly icon: IconName
  readonly label: string
}

/** Returns the classes of a button with this appearance; `more` are further classes. */
const buttonClass = (
  { variant = 'primary', size = 'm', block }: ButtonLook,
  ...more: (string | undefined)[]
) =>
  classNames(
    'btn',
    variant !== 'primary' && `btn--${variant}`,
    size !== 'm' && `btn--${size}`,
    block && 'btn--block',
    ...more,
  )

/**
 * Ignores a click. On a submit button this also keeps Enter in a field from submitting the form: browsers
 * click the button then.
 */
const ignore = (event: MouseEvent) => event.preventDefault()

/** Whether this value of `aria-disabled` disables. */
const isOff = (disabled: ComponentProps<'a'>['aria-disabled']): boolean =>
  disabled === true || disabled === 'true'

/** The content of a button with its icons. The class `icon--go` moves an arrow at the end on hover. */
function ButtonContent({ iconStart, iconEnd, children }: ButtonLook & { readonly children: ReactNode }) {
  const leads = iconEnd === 'arrow'
  return (
    <>
      {iconStart && <Icon name={iconStart} flip={iconStart === 'arrow'} />}
      {children}
      {iconEnd && <Icon name={iconEnd} flip={leads} className={leads ? 'icon--go' : undefined} />}
    </>
  )
}

/**
 * A button that starts an action, such as sending, saving or opening. For a link to another page use
 * `LinkButton`. With `aria-disabled` the button keeps the focus and does nothing; `busy` has the
 * same effect, and shows a spinner in the place of the text, which stays the accessible name.
 */
export function Button({
  variant,
  size,
  block,
  iconStart,
  iconEnd,
  busy = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isInert = busy || isOff(rest['aria-disabled'])
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      onClick={isInert ? ignore : onClick}
    >
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd}>
        {busy ? <span>{children}</span> : children}
      </ButtonContent>
      {busy && <span className="spinner" aria-hidden="true" />}
    </button>
  )
}

/**
 * Attributes of a disabled link. Without `href` it leads nowhere, also without JavaScript; it keeps its role
 * and its place in the tab order.
 */
const disabledLink = { href: undefined, role: 'link', tabIndex: 0, onClick: ignore } as const

/** A link that looks like a button. With `aria-disabled` it leads nowhere. */
export function LinkButton({
  variant,
  size,
  block,
  iconStart,
  iconEnd,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      rel={linkRel(rest.href)}
      {...rest}
      {...(isOff(rest['aria-disabled']) && disabledLink)}
      className={buttonClass({ variant, size, block }, className)}
    >
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </a>
  )
}

/** A square button that shows only an icon; `label` is its accessible name. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} className={classNames('btn--icon', className)} aria-label={label}>
      <Icon name={icon} flip={icon === 'arrow'} />
    </Button>
  )
}

export interface ButtonGroupProps extends RootProps {
  readonly children: ReactNode
}

/**
 * A group of buttons side by side, the most important one first. The buttons wrap; in narrow containers each
 * takes a line.
 */
export const ButtonGroup = ({ className, children, ...root }: ButtonGroupProps) => (
  <div {...root} className={classNames('cluster btn-group', className)}>
    {children}
  </div>
)
