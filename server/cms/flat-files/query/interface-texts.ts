import type { TranslationEntry } from '../../../../src/i18n/translate.ts'
import { interfaceTextCollections, readInterfaceText } from '../../model/lists/interface-texts.ts'
import { readValue } from '../index/entries/inherit.ts'
import type { SiteView } from './view.ts'

/**
 * Lists the texts of the interface (labels, buttons, messages) that editors have changed, in storage order.
 * Each is a published entry of the collection `translations` or `vertalingen`.
 */
export function listTranslations(view: SiteView): readonly TranslationEntry[] {
  const handle = interfaceTextCollections.find((each) => view.index.collections.has(each))
  return view
    .entriesIn(handle ?? '')
    .filter(view.isPublished)
    .flatMap((entry) => readInterfaceText(entry.slug, (name) => readValue(entry, name)))
}
