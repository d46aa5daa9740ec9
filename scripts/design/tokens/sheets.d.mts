/** Types of `sheets.mjs`. */
export function styledFolders(): Map<string, string>
export function unprovenPairs(): string[]
