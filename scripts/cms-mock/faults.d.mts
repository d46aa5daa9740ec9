/** Types of `faults.mjs`. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** A response of the stand-in server. */
export interface StandInAnswer {
  /** HTTP status code; 200 by default. */
  readonly status?: number | undefined
  /** Headers; without a content type, `application/json` is sent. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>> | undefined
  /** Text and bytes are sent as they are, other values as JSON. */
  readonly body?: unknown
}

/** A request to which the stand-in server responds with a fault. */
export interface FaultyExchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  /** The value of a fault `name=value`. */
  readonly value: string | undefined
  /** Returns the response without the fault. */
  proper(): Promise<StandInAnswer & { readonly body: Buffer }>
  /** Sends a complete response. */
  send(answer: StandInAnswer): void
}

/** A row of the table of faults. */
export interface FaultKind {
  /** One line for the help text. */
  readonly summary: string
  /** Meaning of the value and its default, for the help text; absent when the fault has no value. */
  readonly value?: string
  /** Responds to a request with the fault. */
  answer(exchange: FaultyExchange): unknown
}

/** A fault as it is chosen. */
export interface Fault {
  readonly name: string
  readonly value?: string
}

/** The faults by name. */
export const faults: Readonly<Record<string, FaultKind>>
/** Reads `name` or `name=value`. @throws Error for a name that is not in the table */
export function parseFault(text: string): Fault
