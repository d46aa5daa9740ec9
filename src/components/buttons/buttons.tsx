/** Buttons, links that look like them, buttons of one icon, and groups of all three. */
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { linkRel } from '../link-rel.ts'
import type { RootProps } from '../root-props.ts'

export interface ButtonLook {
  /** Visual weight. Highlight at most once a page. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'highlight' | 'danger' | undefined
  readonly size?: 's' | 'm' | 'l' | undefined
  /** As wide as what holds it. */
  readonly block?: boolean | undefined
  readonly iconStart?: IconName | undefined
  readonly iconEnd?: IconName | undefined
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { readonly busy?: boolean }
export type LinkButtonProps = ComponentProps<'a'> & ButtonLook
export type IconButtonProps = Omit<ButtonProps, 'children' | 'iconStart' | 'iconEnd'> & {
  readonly icon: IconName
  readonly label: string
}

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

/** Also keeps a form from being sent: Enter in a field clicks the form's button. */
const ignore = (event: MouseEvent) => event.preventDefault()

const isOff = (disabled: ComponentProps<'a'>['aria-disabled']): boolean =>
  disabled === true || disabled === 'true'

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
 * Starts something: sending, saving, opening. What leads to another page is a `LinkButton`. With
 * `aria-disabled` it keeps the focus and does nothing; `busy` does the same and keeps the name under a
 * spinner.
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
 * A link without an address leads nowhere, also where no script runs; its role and its place in the order
 * stay.
 */
const disabledLink = { href: undefined, role: 'link', tabIndex: 0, onClick: ignore } as const

/** A link that looks like a button. */
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

/** A square button; the label is its name. */
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
 * Buttons side by side, the most important first; they wrap, and where there is little room each takes a
 * line.
 */
export const ButtonGroup = ({ className, children, ...root }: ButtonGroupProps) => (
  <div {...root} className={classNames('cluster btn-group', className)}>
    {children}
  </div>
)
