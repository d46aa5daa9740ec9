/** Attributes that every component hands on to its outermost element. */
import type { AriaAttributes } from 'react'

/** What every component passes through to its root element. */
export interface RootProps extends AriaAttributes {
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly lang?: string | undefined
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined
  readonly [data: `data-${string}`]: string | number | boolean | undefined
}
