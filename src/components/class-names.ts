/** Joins what is there: `classNames('btn', large && 'btn--l')`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  let joined = ''
  for (const name of names) if (name) joined += joined === '' ? name : ` ${name}`
  return joined
}
