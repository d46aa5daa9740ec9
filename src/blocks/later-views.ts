/** The blocks whose code browsers load with the pages that show them: most pages have none. */
import type { ContentBlock, PageData } from '../content/payload.ts'
import { laterView } from './later-view.tsx'

export const laterViews = {
  form: laterView(async () => (await import('./form/form.tsx')).FormBlock),
} as const

const isLater = (type: string): type is keyof typeof laterViews => Object.hasOwn(laterViews, type)

/** Loads the code of all blocks of a page. Rejects when it cannot be fetched. */
export async function loadViews(blocks: readonly Pick<ContentBlock, 'type'>[]): Promise<void> {
  await Promise.all(blocks.map(({ type }) => isLater(type) && laterViews[type].load()))
}

/** Loads the code of the blocks in the data of a page, if it has any. */
export const loadViewsOf = (data: PageData): Promise<void> | undefined =>
  'blocks' in data ? loadViews(data.blocks) : undefined
