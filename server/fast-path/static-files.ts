import { fileResponse } from '../assets/file-response.ts'
import type { Deps } from '../deps.ts'
import { fixedHeaders } from '../http/fixed-headers.ts'
import { createRequestCheck, isPlainRead } from '../http/request-checks.ts'
import type { FastPath } from '../http/server.ts'
import { createRawSender } from './raw-response.ts'

type StaticFileDeps = Pick<
  Deps,
  'config' | 'languages' | 'frontend' | 'policy' | 'lifecycle' | 'writeAccessLog'
>

/**
 * Sends files of the build that are in memory, such as scripts and styles, before Express runs, whose
 * middleware costs more than sending a file does. Whatever is not a plain request is left to Express, which
 * sends the same response where both can answer.
 */
export function staticFilesFastPath(deps: StaticFileDeps): FastPath {
  const { config, policy, frontend } = deps
  const { memoryFiles } = frontend
  if (!memoryFiles) return () => false
  const fixed = [...fixedHeaders(config).flat(), ...(policy ? ['Content-Security-Policy', policy.other] : [])]
  const send = createRawSender(deps)
  const faultOf = createRequestCheck(deps)
  return (req, res) => {
    const started = performance.now()
    const response = fileResponse(memoryFiles, req)
    if (!response || !isPlainRead(req) || faultOf(req)) return false
    const { status, headers, body } = response
    send(
      req,
      res,
      { status, reused: [fixed, headers], own: [], body },
      { started, bytes: body?.length ?? 0, cache: 'none' },
    )
    return true
  }
}
