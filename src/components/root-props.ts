import type { AriaAttributes } from 'react'

/** Attributes that a component accepts for its root element. */
export interface RootProps extends AriaAttributes {
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly lang?: string | undefined
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined
  readonly [data: `data-${string}`]: string | number | boolean | undefined
}
