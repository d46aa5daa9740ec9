import { answerFromCache } from './answer-from-cache.ts'
import { answerFromFiles } from './answer-from-files.ts'
import type { Deps } from './deps.ts'
import type { AnswerFirst } from './http.ts'

/** What is ready is sent before Express is asked: files in memory, then finished pages. */
export function answerFirst(deps: Deps): AnswerFirst {
  const [fromFiles, fromCache] = [answerFromFiles(deps), answerFromCache(deps)]
  return (req, res) => fromFiles(req, res) || fromCache(req, res)
}
