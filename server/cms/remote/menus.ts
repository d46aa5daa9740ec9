import type { MenuNode } from '../model/trees/menus.ts'
import { asText } from '../model/values.ts'
import type { RemoteMenuItem } from './adapter.ts'
import type { RemoteView } from './view.ts'

/**
 * Turns the items of a menu into those of the model. The system delivers the title of the entry that an item
 * names, in the language of that entry: only a different title is an editor's own.
 */
export const menuNodes = (view: RemoteView, items: readonly RemoteMenuItem[]): readonly MenuNode[] =>
  items.map(({ title, entry, url, children }) => {
    const named = entry === undefined ? undefined : view.entry(entry)
    const own = asText(title)
    return {
      title: own !== undefined && own === named?.title ? undefined : own,
      ...{ entry, url: asText(url), children: menuNodes(view, children) },
    }
  })
