/** Types of `tokens.mjs`. */
import type { TokenFact } from '../../../src/showcase/showcase.ts'

export function tokensUsed(folder: string): readonly TokenFact[]
