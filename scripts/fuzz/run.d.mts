import type { FuzzSite } from './site.mjs'

/** A request whose texts have one byte per character. */
export interface FuzzRequest {
  readonly method: string
  readonly target: string
  readonly version: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

export interface FuzzFailure {
  readonly request: FuzzRequest
  /** The rules that its answers break. */
  readonly broken: readonly string[]
  readonly statuses: readonly number[]
}

export function requestsOf(seed: number, count: number): Iterable<FuzzRequest>
export function tryAll(
  site: FuzzSite,
  requests: Iterable<FuzzRequest>,
): Promise<{
  readonly failures: readonly FuzzFailure[]
  readonly statuses: Readonly<Record<string, number>>
}>
export function shrink(site: FuzzSite, failure: FuzzFailure): Promise<FuzzFailure>
export function describeFailure(failure: FuzzFailure): string
