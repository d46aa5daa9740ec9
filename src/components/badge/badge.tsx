import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import type { RootProps } from '../root-props.ts'

/** Meaning of a badge, which sets its colour and icon. */
export type BadgeTone = 'neutral' | 'success' | 'warning' | 'info'

/** Icon of each tone, so that colour alone never carries the meaning. */
const icons: Readonly<Record<BadgeTone, IconName | undefined>> = {
  neutral: undefined,
  success: 'check',
  warning: 'warn',
  info: 'info',
}

export interface BadgeProps extends RootProps {
  readonly tone?: BadgeTone
  /** Replaces the icon that belongs to the tone. */
  readonly icon?: IconName
  readonly children: string
}

/** A badge: a small label that names a state in one or two words. */
export function Badge({ tone = 'neutral', icon = icons[tone], className, children, ...root }: BadgeProps) {
  return (
    <span {...root} className={classNames('badge', tone !== 'neutral' && `badge--${tone}`, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
