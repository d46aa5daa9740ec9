import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'

export interface BadgeProps {
  readonly tone?: 'neutral' | 'success' | 'info'
  readonly icon?: IconName
  readonly children: string
}

/** A state in one or two words. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone !== 'neutral' && `badge--${tone}`)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
