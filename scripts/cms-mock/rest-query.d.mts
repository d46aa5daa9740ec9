/** Types of `rest-query.mjs`. */
import type { StandInAnswer } from './server.d.mts'

type Parameters = readonly (readonly [string, string])[]
interface TreeNode {
  readonly page: object
  readonly depth: number
  readonly children: readonly TreeNode[]
}

/** Filters, sorts and pages a list as the REST API does, and wraps it in the API's envelope. */
export function answerList(
  items: readonly object[],
  parameters: Parameters,
  options: { readonly address: string; readonly forbidden?: readonly string[] },
): StandInAnswer
/** Returns a function that picks the fields of an item that a parameter `fields` names. */
export function pick(fields: string | undefined): (item: object) => object
/** Returns a function that picks the fields of the page of each node in a tree. */
export function pickFromTree(fields: string | undefined): (node: TreeNode) => TreeNode
