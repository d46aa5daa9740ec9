import type { Languages, Locale } from '../../../src/i18n/languages.ts'
import type { Config } from '../../config/config.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Menus } from '../../menus/menus.ts'

/** Handles of the global sets and menus that the API serves. */
export interface PublicSets {
  readonly globals: readonly string[]
  readonly menus: readonly string[]
}

/**
 * The global sets and menus that every site shows, and those that the settings name. Any other global set may
 * hold a secret, and any other menu may not be meant for the public.
 */
export const publicSets = async (
  { apiGlobals, apiMenus }: Pick<Config, 'apiGlobals' | 'apiMenus'>,
  menus: Pick<Menus, 'handles'>,
): Promise<PublicSets> => ({
  globals: [...new Set(['general', 'organization', ...apiGlobals])],
  menus: [...new Set([...(await menus.handles()), ...apiMenus])],
})

/** The error for an address that the API does not have. */
export const unknownAddress = () => new HttpError(404, 'The API has no such address')

/**
 * The language of the `locale` parameter, by name, code, descriptor or label, with or without spaces around
 * it; the default language without the parameter.
 * @throws HttpError 404 for a value that names no language
 */
export function localeParameter({ byName }: Languages, name: unknown): Locale {
  const locale = name === undefined || typeof name === 'string' ? byName(name ?? '') : undefined
  if (!locale) throw new HttpError(404, 'The API knows no such locale')
  return locale
}
