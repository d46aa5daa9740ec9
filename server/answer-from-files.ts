import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Deps } from './deps.ts'
import { fixedHeaders } from './fixed-headers.ts'
import type { AnswerFirst } from './http.ts'
import { type FileAnswer, fileAnswer } from './memory-files.ts'
import { hasSeveralHosts, isHost, maxUrl, versions } from './middleware/guard.ts'
import { remember } from './remember.ts'
import { loggedPath, requestId, since } from './request-line.ts'

type Parts = Pick<Deps, 'config' | 'frontend' | 'policy' | 'lifecycle' | 'writeRequest'>

/**
 * Answers what lies in memory before Express is asked: its middleware costs more than sending a file does. Whatever is not a plain
 * question is left to Express, which says the same where both can answer.
 */
export function answerFromFiles(parts: Parts): AnswerFirst {
  const { config, policy, frontend } = parts
  const { ready } = frontend
  if (!ready) return () => false
  const fixed = [...fixedHeaders(config).flat(), ...(policy ? ['Content-Security-Policy', policy.other] : [])]
  const isKnownHost = remember(isHost)
  return (req, res) => {
    const started = performance.now()
    const answer = fileAnswer(ready, req)
    if (!answer || !isPlain(req) || !isKnownHost(req.headers.host ?? '')) return false
    send(parts, req, res, { ...answer, head: [...fixed, ...answer.head] }, started)
    return true
  }
}

const isPlain = ({ url = '', httpVersion, headers, rawHeaders }: IncomingMessage): boolean =>
  url.length <= maxUrl &&
  !url.includes('#') &&
  versions.has(httpVersion) &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  !hasSeveralHosts(rawHeaders)

function send(
  { lifecycle, writeRequest }: Parts,
  { method, url = '', headers }: IncomingMessage,
  res: ServerResponse,
  { status, head, body }: FileAnswer,
  started: number,
): void {
  const reqId = requestId(headers['x-request-id'])
  const closing = lifecycle.state === 'stopping' ? ['Connection', 'close'] : []
  res.writeHead(status, [...head, 'X-Request-Id', reqId, ...closing]).end(body)
  const write = (aborted?: true) =>
    writeRequest({
      ...{ reqId, method, path: loggedPath(url), status, ms: since(started) },
      ...{ bytes: body?.length ?? 0, cache: 'none', ...(aborted && { aborted }) },
    })
  // Whether a client stays until the end is only open while not everything is on its way.
  if (res.socket?.writableLength === 0) write()
  else res.once('close', () => write(res.writableFinished ? undefined : true))
}
