import { type Locale, localeByName } from '../../src/i18n/locales.ts'
import type { Config } from '../config/config.ts'
import { HttpError } from '../http/http-error.ts'
import { menuHandles } from '../loaders/shell.ts'

/** Handles of what the API hands out of things that the content does not show by itself. */
export interface PublicSets {
  readonly globals: readonly string[]
  readonly menus: readonly string[]
}

/**
 * Any other global set may hold a key of somebody's, and a menu that the site does not show is nobody's
 * business: an operator names those.
 */
export const publicSets = ({
  apiGlobals,
  apiMenus,
}: Pick<Config, 'apiGlobals' | 'apiMenus'>): PublicSets => ({
  globals: [...new Set(['general', 'organization', ...apiGlobals])],
  menus: [...new Set([...menuHandles, ...apiMenus])],
})

export const unknownAddress = () => new HttpError(404, 'The API has no such address')

/** The name is trimmed; empty means the default language; code, descriptor and label are understood too. */
export function localeParameter(name: unknown): Locale {
  const locale = name === undefined || typeof name === 'string' ? localeByName(name ?? '') : undefined
  if (!locale) throw new HttpError(404, 'The API knows no such locale')
  return locale
}
