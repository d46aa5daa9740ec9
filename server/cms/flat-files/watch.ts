import path from 'node:path'
import { watch } from 'chokidar'
import type { Logger } from 'pino'
import { isContentFile, isContentFolder } from './files.ts'

export interface ContentWatch {
  /** Resolves when changes are being seen. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

/** Editors and copies come in bursts, milliseconds. */
const quiet = 100

/** Calls back with the relative paths of content files that changed, after things have been quiet for a moment. */
export function watchContent(
  dir: string,
  logger: Pick<Logger, 'warn'>,
  onChange: (paths: readonly string[]) => void,
): ContentWatch {
  const pending = new Set<string>()
  const relative = (file: string) => path.relative(dir, file).split(path.sep).join('/')
  const flush = () => {
    const paths = [...pending]
    pending.clear()
    onChange(paths)
  }
  const ignored = (file: string, stats?: { isFile(): boolean }) => {
    const name = relative(file)
    return stats?.isFile() ? !isContentFile(name) : !isContentFolder(name) && !isContentFile(name)
  }

  const held: { timer?: NodeJS.Timeout } = {}
  const watcher = watch(dir, { ignored, ignoreInitial: true, followSymlinks: true })
  watcher.on('all', (_event, file) => {
    const name = relative(file)
    if (!isContentFile(name)) return
    pending.add(name)
    clearTimeout(held.timer)
    held.timer = setTimeout(flush, quiet)
  })
  watcher.on('error', (err) => logger.warn({ err }, 'Content folder cannot be watched'))
  return {
    ready: new Promise((resolve) => watcher.once('ready', () => resolve())),
    close: async () => {
      clearTimeout(held.timer)
      await watcher.close()
    },
  }
}
