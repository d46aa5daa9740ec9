/** Types of `json.mjs`. */
export function tokensJson(): string
