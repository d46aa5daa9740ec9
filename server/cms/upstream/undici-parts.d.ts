/*
 * Files of undici: the package's entry loads fetch, mocks, caches and WebSockets besides, and Node's own copy of undici for their sake,
 * which is 50 ms of a start.
 */

declare module 'undici/lib/dispatcher/pool.js' {
  import { Pool } from 'undici'
  export default Pool
}

declare module 'undici/lib/api/api-request.js' {
  import type { Dispatcher } from 'undici'
  /** What the package's entry puts into its dispatchers. */
  export default function request(
    this: Dispatcher,
    options: Dispatcher.RequestOptions,
  ): Promise<Dispatcher.ResponseData>
}

declare module 'undici/lib/core/connect.js' {
  import { buildConnector } from 'undici'
  export type connector = buildConnector.connector
  export default buildConnector
}

declare module 'undici/lib/core/errors.js' {
  import { errors } from 'undici'
  export default errors
}
