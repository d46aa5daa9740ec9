import type { Deps } from '../deps.ts'
import type { AnswerFirst } from '../http/server.ts'
import { answerFromCache } from './cached-pages.ts'
import { answerFromFiles } from './static-files.ts'

/** What is ready is sent before Express is asked: files in memory, then finished pages. */
export function fastPath(deps: Deps): AnswerFirst {
  const [fromFiles, fromCache] = [answerFromFiles(deps), answerFromCache(deps)]
  return (req, res) => fromFiles(req, res) || fromCache(req, res)
}
