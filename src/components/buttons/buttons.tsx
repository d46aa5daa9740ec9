import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { linkRel } from '../link-rel.ts'

export interface ButtonLook {
  /** Visual weight. Highlight at most once a page. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'highlight' | 'danger'
  readonly size?: 's' | 'm' | 'l'
  readonly block?: boolean
  readonly iconStart?: IconName
  readonly iconEnd?: IconName
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

/** Starts something: sending, saving, opening. What leads to another page is a `LinkButton`. */
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
  const look = { variant, size, block } as ButtonLook
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, className)}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      {iconStart && <Icon name={iconStart} />}
      {busy ? <span>{children}</span> : children}
      {iconEnd && <Icon name={iconEnd} />}
      {busy && <span className="spinner" aria-hidden="true" />}
    </button>
  )
}

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
      className={buttonClass({ variant, size, block } as ButtonLook, className)}
    >
      {iconStart && <Icon name={iconStart} />}
      {children}
      {iconEnd && (
        <Icon name={iconEnd} flip={iconEnd === 'arrow'} className={iconEnd === 'arrow' ? 'icon--go' : ''} />
      )}
    </a>
  )
}

/** A square button; the label is its name. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} className={classNames('btn--icon', className)} aria-label={label}>
      <Icon name={icon} />
    </Button>
  )
}

/** Buttons side by side, the most important first; they wrap. */
export const ButtonGroup = ({ children }: { children: ReactNode }) => (
  <div className="cluster">{children}</div>
)
