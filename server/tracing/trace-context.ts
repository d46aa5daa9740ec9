/** Reads and writes the headers of W3C Trace Context, by which monitors join the steps of a request. */
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The trace that a request belongs to. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** `01` where the caller records the trace, else `00`. */
  readonly flags: string
  /** What vendors of monitors add, passed on as it is. */
  readonly state: string | undefined
}

/** Version 00: trace, caller's span and flags. Ids of zeros alone mean none. */
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/
/** Members `key=value` with commas between them. */
const tracestate =
  /^[a-z0-9][\w\-*/@]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{1,256}(?:[ \t]*,[ \t]*[a-z0-9][\w\-*/@]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{1,256})*$/
const maxStateLength = 512
const recorded = 0x01

/** Reads the trace of a request; undefined where there is none, or a header that is none. */
export function readTrace({
  traceparent: parent,
  tracestate: state,
}: IncomingHttpHeaders): TraceContext | undefined {
  // Most requests have none. Two such headers arrive as a list, or joined by a comma.
  if (typeof parent !== 'string') return undefined
  const [, traceId, flags = '00'] = traceparent.exec(parent) ?? []
  if (traceId === undefined) return undefined
  const isState = typeof state === 'string' && state.length <= maxStateLength && tracestate.test(state)
  return {
    traceId,
    flags: (Number.parseInt(flags, 16) & recorded) === recorded ? '01' : '00',
    state: isState ? state : undefined,
  }
}

/** The headers of a call that is made for a request, as a step of its own. */
export const traceHeaders = ({ traceId, flags, state }: TraceContext): Readonly<Record<string, string>> => ({
  traceparent: `00-${traceId}-${createSpanId()}-${flags}`,
  ...(state !== undefined && { tracestate: state }),
})

/** 16 random hexadecimal digits, never zeros alone. */
function createSpanId(): string {
  const id = randomBytes(8).toString('hex')
  return /^0+$/.test(id) ? createSpanId() : id
}
