/** Chooses which navigations of the content are the main menu and the groups of the footer. */
import { defined } from '../../src/content/values/values.ts'
import type { MenuName } from '../cms/source.ts'
import { type MenuPlace, menuPlaceOf } from './menu-place.ts'

/** Which navigations a project wants shown: `menus` of `site.yaml`. */
export interface MenuSettings {
  readonly main?: string | undefined
  readonly footer?: readonly string[] | undefined
}

/** The settings of a project that says nothing of its menus. */
export const noMenuSettings: MenuSettings = {}

/** The navigations to show. Of a list of alternatives, the first with items in the language is shown. */
export interface MenuChoice {
  /** Alternatives for the main menu. */
  readonly main: readonly MenuName[]
  /** Alternatives for the footer, each of which may be several navigations. */
  readonly footer: readonly (readonly MenuName[])[]
}

/** Handles of footers in the order in which sites with all of them show them. */
const footerOrder = ['footer_topics', 'footer_bureau', 'footer_service']

/**
 * Handles that are tried where a source cannot list its navigations, as over HTTP, where each is a request.
 */
const likely: MenuChoice = {
  main: named(['main', 'hoofdmenu', 'main_navigation', 'header', 'primary', 'menu']),
  footer: [footerOrder, ['footer'], ['voettekst'], ['footer_navigation']].map(named),
}

function named(handles: readonly string[]): readonly MenuName[] {
  return handles.map((handle) => ({ handle }))
}

/**
 * Chooses by settings, else by the places that handles name. A navigation that names no place is the main
 * menu where no other is and there is one such navigation only.
 * @param available the navigations of the content; undefined where the source cannot list them
 */
export function chooseMenus(
  available: readonly MenuName[] | undefined,
  { main, footer }: MenuSettings,
): MenuChoice {
  const found = available ? chooseByPlace(available) : likely
  const withTitle = (handle: string): MenuName =>
    defined({ handle, title: available?.find((menu) => menu.handle === handle)?.title })
  return {
    main: main === undefined ? found.main : [withTitle(main)],
    footer: footer === undefined ? found.footer : [footer.map(withTitle)],
  }
}

interface PlacedMenu extends MenuName {
  readonly at: MenuPlace | undefined
}

function chooseByPlace(available: readonly MenuName[]): MenuChoice {
  const menus = available.map((menu): PlacedMenu => ({ ...menu, at: menuPlaceOf(menu.handle) }))
  const inPlace = (place: MenuPlace['place']) =>
    menus.filter(({ at }) => at?.place === place).toSorted((one, other) => orderOf(one) - orderOf(other))
  const others = menus.filter(({ at }) => at === undefined)
  const main = inPlace('main')
  return {
    main: main.length > 0 || others.length !== 1 ? main : others,
    footer: [inPlace('footer')],
  }
}

/** Known footers come before others; the sort keeps the order of the content among equals. */
function orderOf({ handle, at }: PlacedMenu): number {
  const known = footerOrder.indexOf(handle)
  return known < 0 ? footerOrder.length + (at?.rank ?? 0) : known
}

/** All navigations that may be shown, each once. */
export const handlesOf = ({ main, footer }: MenuChoice): readonly string[] => [
  ...new Set([...main, ...footer.flat()].map(({ handle }) => handle)),
]
