import type { ComponentType, ReactNode } from 'react'
import type { Payload } from '../content/payload.ts'

/** What shows a payload: the default export of a page. */
export type PageComponent = ComponentType<{ payload: Payload }>

/** What stands around a page: the default export of a layout. */
export type LayoutComponent = ComponentType<{ payload: Payload; children: ReactNode }>
