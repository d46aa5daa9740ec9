/**
 * Reads the sites that `config/statamic/sites.php` of Statamic 3 and 4 lists. The file is never run: only its
 * texts are read.
 */
import type { Value, Values } from '../../../../../src/content/types.ts'
import { defined } from '../../../../../src/content/values/values.ts'
import { arrayIn, isComplete, memberMap, pathsIn, textsIn, withoutComments } from './php-arrays.ts'

/** The last text of an expression: `env('LOCALE', 'nl_NL')` → `nl_NL`. */
const lastText = (expression: string | undefined): string | undefined =>
  expression === undefined ? undefined : textsIn(expression).at(-1)

const isOneText = (expression: string): boolean => /^\s*(['"])[^'"]*\1\s*$/.test(expression)

/** An address: a text as it is, `env('APP_URL').'/en'` as `/en`, an expression without a path as `/`. */
function addressIn(expression: string | undefined): string | undefined {
  if (expression === undefined || isOneText(expression)) return lastText(expression)
  return pathsIn(expression).at(-1) ?? '/'
}

function readSite(expression: string): Values {
  const members = memberMap(expression)
  // A name or language from elsewhere, such as `config('app.name')`, has no text of its own.
  const literal = (name: string) =>
    /^\s*config\s*\(/.test(members.get(name) ?? '') ? undefined : lastText(members.get(name))
  return defined({
    name: literal('name'),
    locale: literal('locale'),
    lang: literal('lang'),
    url: addressIn(members.get('url')),
  })
}

/**
 * The sites of a project by handle, in their order: `{ sites: { nl: { locale: 'nl_NL', url: '/' } } }`; none
 * where the file builds them by code.
 * @throws Error when the file breaks off
 */
export function parseSites(text: string): Value {
  const php = withoutComments(text)
  if (!isComplete(php)) throw new Error('The array of sites is not closed')
  const sites = arrayIn(php, 'sites') ?? []
  return { sites: Object.fromEntries(sites.map(([handle, expression]) => [handle, readSite(expression)])) }
}
