import type { Exchange } from './exchange.mjs'

/** The rules that the answers to a request break. */
export function judge(
  request: { readonly method: string },
  exchange: Exchange,
  origin: string,
): readonly string[]
