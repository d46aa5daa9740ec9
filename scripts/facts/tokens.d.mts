import type { TokenFact } from '../../src/components/showcase.ts'

export function tokensUsed(folder: string): readonly TokenFact[]
