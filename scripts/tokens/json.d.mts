export function tokensJson(): string
