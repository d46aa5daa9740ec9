/** Joins the class names that are neither empty nor false: `classNames('btn', large && 'btn--l')`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  let joined = ''
  for (const name of names) if (name) joined += joined === '' ? name : ` ${name}`
  return joined
}
