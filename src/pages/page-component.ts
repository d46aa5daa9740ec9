import type { ComponentType, ReactNode } from 'react'
import type { Payload } from '../content/payload.ts'

/** The component that shows the content of a payload: a page of `src/pages`. */
export type PageComponent = ComponentType<{ payload: Payload }>

/** The component that surrounds a page: the default export of a file in `src/layouts`. */
export type LayoutComponent = ComponentType<{ payload: Payload; children: ReactNode }>
