/** Says on the page of a term or taxonomy that there is nothing to list. */
import type { Block } from '../../../src/blocks/block-types.ts'
import type { ContentPage } from '../../../src/content/types.ts'
import type { Translate } from '../../../src/i18n/translate.ts'

/**
 * The blocks of a page, with a sentence at their end on the page of a topic that lists nothing.
 * @param listed number of the entries or terms that the page lists
 */
export function withEmptyNote(
  { topic, texts }: ContentPage,
  blocks: readonly Block[],
  listed: number,
  t: Translate,
): readonly Block[] {
  if (!topic || listed > 0) return blocks
  return [
    ...blocks,
    { type: 'rich_text', id: 'list-empty', props: { html: texts()(`<p>${t('list-empty')}</p>`) } },
  ]
}
