/** Types of `server.mjs`. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Fault, StandInAnswer } from './faults.d.mts'

export type { StandInAnswer } from './faults.d.mts'

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

export interface StandInOptions {
  /** Undefined is a 404 in JSON. */
  respond(request: StandInRequest): StandInAnswer | undefined | Promise<StandInAnswer | undefined>
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** PEM texts: serves https. */
  readonly tls?: { readonly key: string; readonly cert: string }
  readonly onRequest?: (request: StandInRequest, fault: Fault) => void
}

export interface StandInServer {
  /** Ends with a slash. */
  readonly url: string
  readonly port: number
  /** All requests so far, in order. */
  readonly requests: readonly StandInRequest[]
  /** How many requests there were whose path and query fit. */
  count(match?: string | RegExp): number
  /** Requests that are still being answered. */
  underWay(): number
  /** The largest number of requests that were unanswered at one time. */
  mostAtOnce(): number
  /** Open sockets. */
  connections(): number
  /** Sockets opened so far. */
  connectionsMade(): number
  /** On all sockets. */
  bytesSent(): number
  /** Forgets the requests so far. */
  forget(): void
  /**
   * From now on answers so: `status=503`, `ok`. With a pattern only where path and query fit; later rules
   * win. @throws Error
   */
  fault(fault: string, match?: string | RegExp): void
  clearFaults(): void
  /** Refuses connections, ends the open ones. */
  down(): Promise<void>
  /** Listens again on the same port. */
  up(): Promise<void>
  close(): Promise<void>
}

export function createStandInServer(options: StandInOptions): Promise<StandInServer>
