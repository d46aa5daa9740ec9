/** Fills the lists of a page for tests. */
import { fillLists } from '../../server/loaders/content/list-blocks.ts'
import type { Block } from '../../src/blocks/block-types.ts'
import type { ContentPage } from '../../src/content/types.ts'
import { defaultLanguages } from '../../src/i18n/languages.ts'
import { loadMessages } from '../../src/i18n/load-messages.ts'
import { createTranslate } from '../../src/i18n/translate.ts'

type Content = Parameters<typeof fillLists>[0]['deps']['content']

/** The blocks of a page with the entries of their lists, as at an address without a query. */
export async function filledBlocks(
  content: Content,
  page: ContentPage,
  blocks: readonly Block[],
): Promise<readonly Block[]> {
  const t = createTranslate(await loadMessages('nl'), [])
  const deps = { content, languages: defaultLanguages }
  const filled = await fillLists({ deps, t, fullPath: page.path }, page, blocks)
  return filled.kind === 'filled' ? filled.blocks : []
}
