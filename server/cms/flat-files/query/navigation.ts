import type { NavigationItem, Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { type MenuNode, readMenu } from '../../model/trees/menus.ts'
import { asList, asText, asValues } from '../../model/values.ts'
import type { MenuName } from '../../source.ts'
import { storedTree } from '../index/stored-tree.ts'
import type { SiteView } from './view.ts'

/** The stored nodes of a menu, in any of their versions, in the form that the model reads. */
const menuNodes = (nodes: Value): readonly MenuNode[] =>
  asList(nodes)
    .filter(isValues)
    .map((node) => ({
      title: asText(node.title) ?? asText(asValues(node.data).title),
      entry: asText(node.entry),
      url: asText(node.url),
      children: menuNodes(node.children),
    }))

/** Reads one menu in the language of the view; undefined when the menu has no tree in that language. */
export function readNavigation(view: SiteView, handle: string): readonly NavigationItem[] | undefined {
  const { files, sites } = view.index
  const site = view.site.handle
  const config = asValues(files.get(`content/navigation/${handle}.yaml`)?.value)
  // The file of the menu in one site, as Statamic before 3.1 stored it.
  const older = asValues(files.get(`content/navigation/${site}/${handle}.yaml`)?.value)
  const stored = storedTree(files, 'navigation', handle, site, sites.length === 1, older.tree ?? config.tree)
  return Array.isArray(stored) ? readMenu(view, menuNodes(stored)) : undefined
}

const navigationFile = /^content\/(?:trees\/)?navigation\/(?:[^/]+\/)?([\w-]+)\.yaml$/

/** The navigations of the project by handle; the title is the one that editors gave it. */
export function listNavigations({ files }: SiteView['index']): readonly MenuName[] {
  const handles = new Set([...files.keys()].flatMap((path) => navigationFile.exec(path)?.[1] ?? []))
  return [...handles].sort().map((handle) => ({
    handle,
    title: asText(asValues(files.get(`content/navigation/${handle}.yaml`)?.value).title),
  }))
}
