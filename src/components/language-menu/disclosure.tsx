import { type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { RootProps } from '../root-props.ts'
import { useDismiss } from './use-dismiss.ts'

export interface DisclosureProps extends RootProps {
  /** What is read on the control. */
  readonly label: ReactNode
  /** Class of the control. */
  readonly look: string
  /** The page shown is behind it. */
  readonly current?: boolean
  /** The panel: `menu__panel`. */
  readonly children: ReactNode
}

/** A panel below its name. Opens without JavaScript, one at a time on a page. */
export function Disclosure({ label, look, current = false, className, children, ...root }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useDismiss(ref)
  return (
    <details className={classNames('menu', className)} name="tools" ref={ref} {...root}>
      <summary className={look} aria-current={current || undefined}>
        {label}
        <Icon name="chevron" className="icon--chev" />
      </summary>
      {children}
    </details>
  )
}
