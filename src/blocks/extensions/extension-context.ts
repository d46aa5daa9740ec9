/** Hands the views of `extensions/` to the blocks of a page. Browsers load them with the pages that need them. */
import { type ComponentType, createContext } from 'react'
import type { ContentBlock } from '../../content/payload.ts'
import type { BlockAttributes } from '../parts/block-section.tsx'

/** Returns the view of an extension by the type of its blocks, such as `extension:timeline`. */
export type ExtensionView = (type: string) => ComponentType<BlockAttributes>

/** Undefined where no block of the page is of an extension. */
export const ExtensionContext = createContext<ExtensionView | undefined>(undefined)

/** Start of the types of blocks that an extension shows, in payloads. */
export const extensionPrefix = 'extension:'

/** Whether an extension shows this block. */
export const isOfExtension = ({ type }: Pick<ContentBlock, 'type'>): boolean =>
  type.startsWith(extensionPrefix)
