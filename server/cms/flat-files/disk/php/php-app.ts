/** Reads the name of an application from `config/app.php` of Laravel. The file is never run. */
import type { Value } from '../../../../../src/content/types.ts'
import { defined } from '../../../../../src/content/values/values.ts'
import { memberMap, textsIn, withoutComments } from './php-arrays.ts'

/** `{ name }` where the file has a text for it: of `env('APP_NAME', 'Mill')` the second one. */
export function parseApp(text: string): Value {
  const php = withoutComments(text)
  const expression = memberMap(php.slice(Math.max(0, php.search(/\breturn\b/)))).get('name')
  const name = expression === undefined ? undefined : textsIn(expression).at(-1)
  return defined({ name: name === 'APP_NAME' ? undefined : name })
}
