/** The thread's own code, which the build bundles by itself: it holds no more than what parses files. */
import { parentPort } from 'node:worker_threads'
import { parserOf } from '../disk/files.ts'
import type { ParseAnswer, ParseTask } from './parse-thread.ts'

function parse({ file, text }: ParseTask): ParseAnswer {
  try {
    return { value: parserOf(file)?.(text) }
  } catch (err) {
    return { problem: (err as Error).message }
  }
}

parentPort?.on('message', (task: ParseTask) => parentPort?.postMessage(parse(task)))
