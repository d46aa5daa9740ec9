import type { MenuNode } from '../model/trees/menus.ts'
import { asText } from '../model/values.ts'
import type { RemoteMenuItem } from './adapter.ts'
import type { RemoteView } from './view.ts'

/**
 * Turns the items of a menu, as a system over HTTP delivers them, into those of the model. The system
 * delivers the title of the entry that an item names, in the language of that entry: only a different title
 * is an editor's own.
 */
export const menuNodes = (view: RemoteView, items: readonly RemoteMenuItem[]): readonly MenuNode[] =>
  items.map(({ title, entry, url, children }) => {
    const named = entry === undefined ? undefined : view.entry(entry)
    const delivered = asText(title)
    return {
      title: delivered !== undefined && delivered === named?.title ? undefined : delivered,
      ...{ entry, url: asText(url), children: menuNodes(view, children) },
    }
  })
