import { fileResponse } from '../assets/memory-files.ts'
import type { Deps } from '../deps.ts'
import { fixedHeaders } from '../http/fixed-headers.ts'
import type { FastPath } from '../http/server.ts'
import { createIsPlain } from '../middleware/guard.ts'
import { createRawSender } from './raw-response.ts'

type Parts = Pick<Deps, 'config' | 'frontend' | 'policy' | 'lifecycle' | 'writeAccessLog'>

/**
 * Answers what lies in memory before Express is asked: its middleware costs more than sending a file does.
 * Whatever is not a plain question is left to Express, which says the same where both can answer.
 */
export function staticFilesFastPath(parts: Parts): FastPath {
  const { config, policy, frontend } = parts
  const { memoryFiles } = frontend
  if (!memoryFiles) return () => false
  const fixed = [...fixedHeaders(config).flat(), ...(policy ? ['Content-Security-Policy', policy.other] : [])]
  const send = createRawSender(parts)
  const isPlain = createIsPlain()
  return (req, res) => {
    const started = performance.now()
    const answer = fileResponse(memoryFiles, req)
    if (!answer || !isPlain(req)) return false
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
