import type { IncomingMessage } from 'node:http'
import type { Deps } from './deps.ts'
import { fixedHeaders } from './fixed-headers.ts'
import type { AnswerFirst } from './http.ts'
import { fileAnswer } from './memory-files.ts'
import { hasSeveralHosts, isHost, maxUrl, versions } from './middleware/guard.ts'
import { remember } from './remember.ts'
import { createSendReady } from './send-ready.ts'

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
  const send = createSendReady(parts)
  const isKnownHost = remember(isHost)
  return (req, res) => {
    const started = performance.now()
    const answer = fileAnswer(ready, req)
    if (!answer || !isPlain(req) || !isKnownHost(req.headers.host ?? '')) return false
    const { status, head, body } = answer
    send(
      req,
      res,
      { status, heads: [fixed, head], own: [], body },
      { started, bytes: body?.length ?? 0, cache: 'none' },
    )
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
