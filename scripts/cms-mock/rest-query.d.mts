/** Types of `rest-query.mjs`. */
import type { StandInAnswer } from './server.d.mts'

type Parameters = readonly (readonly [string, string])[]
interface TreeNode {
  readonly page: object
  readonly depth: number
  readonly children: readonly TreeNode[]
}

/** Filters, sorts, pages and picks as the REST API does, in its envelope. */
export function answerList(
  items: readonly object[],
  parameters: Parameters,
  options: { readonly address: string; readonly forbidden?: readonly string[] },
): StandInAnswer
export function pick(fields: string | undefined): (item: object) => object
export function pickFromTree(fields: string | undefined): (node: TreeNode) => TreeNode
