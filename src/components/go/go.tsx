import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { linkRel } from '../link-rel.ts'
import type { RootProps } from '../root-props.ts'

export interface GoProps extends RootProps {
  readonly href: string
  readonly children: string
}

/** A link followed by an arrow. A no-break space keeps the arrow on the line of the last word. */
export function Go({ href, className, children, ...root }: GoProps) {
  return (
    <a {...root} className={classNames('go', className)} href={href} rel={linkRel(href)}>
      {`${children}\u00a0`}
      <Icon name="arrow" flip />
    </a>
  )
}
