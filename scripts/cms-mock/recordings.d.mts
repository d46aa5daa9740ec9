/** Types of `recordings.mjs`. */
import type { StandInRequest } from './server.d.mts'

/** Parameters of query and body. */
export function parametersOf(request: StandInRequest): [string, string][]
