import { type Locale, localeByName } from '../../src/i18n/locales.ts'
import type { Config } from '../config/config.ts'
import { HttpError } from '../http/http-error.ts'
import { menuHandles } from '../loaders/shell.ts'

/** Handles of the global sets and menus that the API may hand out. */
export interface PublicSets {
  readonly globals: readonly string[]
  readonly menus: readonly string[]
}

/**
 * Those that every site shows, and those that an operator names. Any other global set may hold a secret, and
 * any other menu may not be meant for the public.
 */
export const publicSets = ({
  apiGlobals,
  apiMenus,
}: Pick<Config, 'apiGlobals' | 'apiMenus'>): PublicSets => ({
  globals: [...new Set(['general', 'organization', ...apiGlobals])],
  menus: [...new Set([...menuHandles, ...apiMenus])],
})

/** The answer to whatever the API does not list. */
export const unknownAddress = () => new HttpError(404, 'The API has no such address')

/**
 * The language that a query asks for: by its name, code, descriptor or label, with spaces around it. Without
 * one it is the default language.
 * @throws HttpError 404 for what names no language
 */
export function localeParameter(name: unknown): Locale {
  const locale = name === undefined || typeof name === 'string' ? localeByName(name ?? '') : undefined
  if (!locale) throw new HttpError(404, 'The API knows no such locale')
  return locale
}
