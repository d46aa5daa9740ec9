/** Joins what is there: `classNames('btn', large && 'btn--l')`. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')
