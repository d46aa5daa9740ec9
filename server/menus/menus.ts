/** The menus of the site: which navigations of the content are shown, and their items. */
import type { Logger } from 'pino'
import type { Shell } from '../../src/content/payload.ts'
import type { FooterGroup } from '../../src/content/shell/footer-group.ts'
import type { NavigationItem, TreeItem } from '../../src/content/types.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import { translationMap } from '../../src/i18n/translate.ts'
import { memoLast, memoWeak } from '../../src/shared/memo.ts'
import type { ContentSource, MenuName } from '../cms/source.ts'
import { chooseMenus, handlesOf, type MenuChoice, type MenuSettings } from './choose-menus.ts'
import { footerGroups, headingOf } from './footer-groups.ts'
import { createVisibleItems, type OwnPagesChoice } from './visible-items.ts'

type Navigation = Shell['navigation']
type Items = readonly NavigationItem[]
type Groups = readonly FooterGroup[]

/** The menus around every page. */
export interface Menus {
  /**
   * Loads the menus of a language. A menu that fails to load is left out: the page matters more.
   * @param onLoss called with the error of each menu that fails to load
   */
  load(locale: Locale, onLoss?: (error: unknown) => void): Promise<Navigation>
  /** Handles of the navigations that the site shows, or would show if it had them. */
  handles(): Promise<readonly string[]>
}

interface MenusDeps {
  readonly content: Pick<ContentSource, 'navigation' | 'navigations' | 'tree' | 'translations' | 'has'>
  readonly languages: Languages
  readonly config: OwnPagesChoice
  /** The settings of the project: the same object until they change. */
  readonly settings: () => MenuSettings
  readonly logger: Pick<Logger, 'warn'>
}

/** Maximum number of items of a main menu that is taken from the tree. */
const maxItems = 6
/** The one object for all empty menus, because the shell is memoized by the objects of its menus. */
const none: Items = []

/** Creates the menus of a content source. */
export function createMenus({ content, languages, config, settings, logger }: MenusDeps): Menus {
  const visible = createVisibleItems(content, languages, config)
  const warnOnce = createWarnings(logger)
  const choices = memoLast((available: readonly MenuName[] | undefined, wanted: MenuSettings) => {
    if (available) warnOnce(available, wanted)
    return chooseMenus(available, wanted)
  })
  const choose = async (): Promise<MenuChoice> => choices(await content.navigations?.(), settings())

  async function load(locale: Locale, onLoss: (error: unknown) => void): Promise<Navigation> {
    const orNone = <T>(what: Promise<readonly T[]>): Promise<readonly T[]> =>
      what.catch((error: unknown) => {
        onLoss(error)
        return none as readonly never[]
      })
    const itemsOf = async ({ handle }: MenuName) =>
      visible((await content.navigation(locale, handle)) ?? none)
    const isWritten = async () => {
      const texts = translationMap(await content.translations(locale).catch(() => []))
      return (key: string) => texts.has(key)
    }
    const { main, footer } = await choose()
    const top = await orNone(firstWithItems(main, itemsOf))
    const written = await isWritten()
    const groupsOf = async (menu: MenuName) => {
      const items = await itemsOf(menu)
      const { key, title } = headingOf(menu, written)
      return items.length > 0 ? footerGroups(items)(key, title) : []
    }
    const groups = await firstOfGroups(footer, (menu) => orNone(groupsOf(menu)))
    const shown = top.length > 0 ? top : await orNone(content.tree(locale).then(topLevel))
    return navigationOf(shown)(...groups)
  }
  return {
    load: (locale, onLoss = () => {}) => load(locale, onLoss),
    handles: async () => handlesOf(await choose()),
  }
}

/** Menus are loaded one after the other: over HTTP each is a request, and most projects have the first. */
async function firstWithItems(menus: readonly MenuName[], itemsOf: (menu: MenuName) => Promise<Items>) {
  for (const menu of menus) {
    const items = await itemsOf(menu)
    if (items.length > 0) return items
  }
  return none
}

/** The groups of the first alternative that has any. */
async function firstOfGroups(
  alternatives: MenuChoice['footer'],
  groupsOf: (menu: MenuName) => Promise<Groups>,
): Promise<readonly Groups[]> {
  for (const menus of alternatives) {
    const groups = await Promise.all(menus.map(groupsOf))
    if (groups.some(({ length }) => length > 0)) return groups
  }
  return []
}

const navigationOf = memoWeak((main: Items) =>
  memoLast(
    (...groups: readonly Groups[]): Navigation => ({
      main,
      footer: groups.flat(),
    }),
  ),
)

/** Tells once of each handle in the settings that no navigation of the content has. */
function createWarnings(logger: Pick<Logger, 'warn'>) {
  const told = new Set<string>()
  return (available: readonly MenuName[], { main, footer = [] }: MenuSettings): void => {
    const known = new Set(available.map(({ handle }) => handle))
    for (const handle of [...(main === undefined ? [] : [main]), ...footer]) {
      if (known.has(handle) || told.has(handle)) continue
      told.add(handle)
      logger.warn({ handle, known: [...known] }, 'menus in site.yaml names a navigation that there is not')
    }
  }
}

const topLevel = memoWeak((tree: readonly TreeItem[]): Items => {
  // The tree may contain pages of the content system itself, with absolute addresses.
  const ownPages = tree.filter(({ path }) => path.startsWith('/'))
  // The first item is the home page, which the site's name links.
  return ownPages.slice(1, maxItems + 1).map(({ title, path }) => ({ title, href: path, children: [] }))
})
