import path from 'node:path'
import { watch } from 'chokidar'
import { isContentFile, isContentFolder } from './files.ts'

export interface ContentWatch {
  /** Resolves when changes are being seen. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

/** Editors and copies come in bursts, milliseconds. */
const quiet = 100

/** Who is told. */
export interface Watcher {
  /** Relative paths of content files that changed, after things have been quiet for a moment. */
  changed(paths: readonly string[]): void
  /** Changes are no longer seen, or not all of them. */
  failed(err: unknown): void
}

export type OpenWatch = (dir: string, watcher: Watcher) => ContentWatch

/** Watches the content files of a project. */
export const watchContent: OpenWatch = (dir, { changed, failed }) => {
  const pending = new Set<string>()
  const relative = (file: string) => path.relative(dir, file).split(path.sep).join('/')
  const flush = () => {
    const paths = [...pending]
    pending.clear()
    changed(paths)
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
  watcher.on('error', failed)
  return {
    ready: new Promise((resolve) => watcher.once('ready', () => resolve())),
    close: async () => {
      clearTimeout(held.timer)
      await watcher.close()
    },
  }
}
