/** Types of `server.mjs`. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Fault, StandInAnswer } from './faults.d.mts'

export type { StandInAnswer } from './faults.d.mts'

/** A request that the stand-in server has received. */
export interface StandInRequest {
  readonly method: string
  /** Path and query, as they were sent. */
  readonly url: string
  /** Path, still encoded. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** The options of a stand-in server. */
export interface StandInOptions {
  /** Returns the response to a request; undefined means status 404 with a JSON body. */
  respond(request: StandInRequest): StandInAnswer | undefined | Promise<StandInAnswer | undefined>
  /** Port to listen at; 0, the default, takes a free one. */
  readonly port?: number
  /** Key and certificate as PEM texts, to serve https. */
  readonly tls?: { readonly key: string; readonly cert: string }
  /** Called with each request, and with the fault that it gets. */
  readonly onRequest?: (request: StandInRequest, fault: Fault) => void
}

/** A running stand-in server. */
export interface StandInServer {
  /** Address of the server, with a slash at its end. */
  readonly url: string
  readonly port: number
  /** All requests so far, in order. */
  readonly requests: readonly StandInRequest[]
  /** Number of requests so far whose path and query match. */
  count(match?: string | RegExp): number
  /** Number of requests whose response has not ended. */
  underWay(): number
  /** Maximum number of concurrent requests so far. */
  mostAtOnce(): number
  /** Number of open sockets. */
  connections(): number
  /** Number of sockets opened so far. */
  connectionsMade(): number
  /** Number of bytes sent on all sockets so far. */
  bytesSent(): number
  /** Forgets the requests so far. */
  forget(): void
  /**
   * Switches a fault on (`status=503`), or off again (`ok`), for all requests or those whose path and query
   * match. Later calls override earlier ones.
   * @throws Error for an unknown fault
   */
  fault(fault: string, match?: string | RegExp): void
  /** Switches all faults off. */
  clearFaults(): void
  /** Refuses new connections and ends the open ones. */
  down(): Promise<void>
  /** Listens again on the same port. */
  up(): Promise<void>
  close(): Promise<void>
}

/** Starts a stand-in server. Rejects when it cannot listen at the port. */
export function createStandInServer(options: StandInOptions): Promise<StandInServer>
