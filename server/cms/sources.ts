import { fetchSource } from './fetch/source-kind.ts'
import { filesSource } from './flat-files/source-kind.ts'
import { restSource } from './rest/source-kind.ts'
import type { SourceKind } from './source-kind.ts'

/** The kinds of content sources, by the values of `CONTENT_SOURCE` that name them. */
export const sources: Readonly<Record<string, SourceKind>> = {
  files: filesSource,
  fetch: fetchSource,
  rest: restSource,
}
