/** The views of `extensions/`, the blocks that a project adds with code of its own. */
import { type ComponentType, use } from 'react'
import type { ContentBlock } from '../../content/payload.ts'
import { memoText } from '../../shared/memo.ts'
import type { BlockAttributes } from '../parts/block-section.tsx'
import { type ExtensionView, extensionPrefix, isOfExtension } from './extension-context.ts'
import { guard } from './guard.tsx'

type ViewModule = { readonly default: ComponentType<BlockAttributes> }

// One lazy chunk for each extension.
const files = import.meta.glob<ViewModule>(['/extensions/*/*.tsx', '!/extensions/*/*.{examples,test}.tsx'])

/** Notes the outcome of a promise where React's `use` looks for it, which then does not wait any more. */
function withOutcome<T>(promise: Promise<T>): Promise<T> {
  const note = (outcome: object) => void Object.assign(promise, outcome)
  promise.then(
    (value) => note({ status: 'fulfilled', value }),
    (reason: unknown) => note({ status: 'rejected', reason }),
  )
  return promise
}

async function load(name: string): Promise<ViewModule> {
  const file = `/extensions/${name}/${name}.tsx`
  const found = files[file]
  if (!found) throw new Error(`There is no ${file}`)
  return found()
}

/** Starts to load an extension at the first call with its type. */
const open = memoText((type: string) => {
  const name = type.slice(extensionPrefix.length)
  const loading = withOutcome(load(name))
  const Loaded = (props: BlockAttributes) => {
    const { default: View } = use(loading)
    return <View {...props} />
  }
  return { View: guard(name, Loaded), loading }
})

/** The view of an extension. What cannot be loaded fails when it is rendered. */
export const extensionView: ExtensionView = (type) => open(type).View

/**
 * Loads the code of all extensions among the blocks of a page, so that they show with the page, and resolves
 * with their views. Never rejects.
 */
export async function loadExtensions(blocks: readonly ContentBlock[]): Promise<ExtensionView> {
  await Promise.allSettled(blocks.filter(isOfExtension).map(({ type }) => open(type).loading))
  return extensionView
}
