import { type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { RootProps } from '../root-props.ts'
import { useDismiss } from './use-dismiss.ts'

export interface DisclosureProps extends RootProps {
  /** The visible text of the summary. */
  readonly label: ReactNode
  /** Class of the summary. */
  readonly look: string
  /** Whether the page shown, or one above it, is in the panel: marks the summary. */
  readonly current?: boolean
  /** The panel, an element with the class `menu__panel`. */
  readonly children: ReactNode
}

/**
 * A `<details>` that opens a panel below its summary, also without JavaScript. All have the same `name`:
 * browsers keep only one of them open.
 */
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
