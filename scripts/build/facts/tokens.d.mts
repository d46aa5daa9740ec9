/** Types of `tokens.mjs`. */
import type { TokenFact } from '../../../src/examples/showcase.ts'

export function tokensUsed(folder: string): readonly TokenFact[]
