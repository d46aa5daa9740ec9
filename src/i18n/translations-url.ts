/** Address of a language's content entries. `name` is the locale's name; empty means the default language. */
export const translationsUrl = (name: string, apiBase: string): string =>
  `${apiBase}/api/collections/translations?locale=${encodeURIComponent(name.trim() || 'default')}`
