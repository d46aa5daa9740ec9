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
  /** Whether the panel has a link to the page shown. */
  readonly current?: boolean
  /** The panel, an element with the class `menu__panel`. */
  readonly children: ReactNode
}

/**
 * A `<details>` that opens a panel below its summary. It works without JavaScript; on a page only one is open
 * at a time.
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
