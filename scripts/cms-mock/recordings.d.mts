/** Types of `recordings.mjs`. */
import type { StandInRequest } from './server.d.mts'

/** The parameters in the query and the body of a request. */
export function parametersOf(request: StandInRequest): [string, string][]
