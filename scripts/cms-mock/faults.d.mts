/** Types of `faults.mjs`. */
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface StandInAnswer {
  /** 200 when left out. */
  readonly status?: number | undefined
  /** `application/json` when there is no content type. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>> | undefined
  /** Anything but text and bytes is sent as JSON. */
  readonly body?: unknown
}

export interface FaultyExchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  /** What follows `=`. */
  readonly value: string | undefined
  /** The answer without the fault. */
  proper(): Promise<StandInAnswer & { readonly body: Buffer }>
  send(answer: StandInAnswer): void
}

export interface FaultKind {
  readonly summary: string
  /** What the value means, and its default. */
  readonly value?: string
  answer(exchange: FaultyExchange): unknown
}

export interface Fault {
  readonly name: string
  readonly value?: string
}

export const faults: Readonly<Record<string, FaultKind>>
/** Reads `name` or `name=value`. @throws Error for a name that is not in the table */
export function parseFault(text: string): Fault
