/** Types of `css.mjs`. */
export function tokensCss(): string
