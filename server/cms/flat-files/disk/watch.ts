/** Watches the content files of a Statamic project for changes. */
import { type Dirent, type FSWatcher, watch } from 'node:fs'
import { lstat, stat } from 'node:fs/promises'
import path from 'node:path'
import { asyncDisk, type Disk, quickDisk } from './disk.ts'
import { isContentFile, isContentFolder, isMissing } from './files.ts'
import { watchFolderIdentity } from './watch-folder-identity.ts'

/** An open watch of a folder. */
export interface ContentWatch {
  /** Resolves when changes are being watched. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

/** Milliseconds without a change after which a burst of changes is over. */
const debounceDelay = 100

/** The callbacks of a watch. */
export interface Watcher {
  /**
   * Called when a burst of changes is over, with the relative paths of the content files that changed;
   * undefined when any file may have changed, for example because a folder was added or removed.
   */
  changed(paths?: readonly string[]): void
  /** Called when some or all changes are no longer noticed. */
  failed(err: unknown): void
}

/** Opens a watch of a folder and all folders below it. */
export type OpenWatch = (dir: string, watcher: Watcher) => ContentWatch

/** Collects changes, and calls `changed` when no further change has come for `debounceDelay`. */
function createBurst(changed: Watcher['changed']) {
  const state = { paths: new Set<string>(), all: false, timer: undefined as NodeJS.Timeout | undefined }
  const flush = () => {
    const { paths, all } = state
    Object.assign(state, { paths: new Set(), all: false })
    changed(all ? undefined : [...paths])
  }
  const wait = () => {
    clearTimeout(state.timer)
    state.timer = setTimeout(flush, debounceDelay)
  }
  return {
    add(file: string) {
      state.paths.add(file)
      wait()
    },
    addAll() {
      state.all = true
      wait()
    },
    stop: () => clearTimeout(state.timer),
  }
}

/**
 * Watches the content files of a project with one watch for each folder: one for each file would cost more
 * memory than the file, and the system allows only so many. A file that is a link has a watch of its own,
 * because its folder does not notice changes of the target.
 */
export const watchContent: OpenWatch = (dir, { changed, failed }) => {
  const burst = createBurst(changed)
  const watches = new Map<string, FSWatcher>()
  const state = { closed: false, stop: () => {} }

  /** Closes the watches of a path and of all paths below it; '' is the whole project. */
  const unwatch = (name: string) => {
    for (const [watched, watcher] of watches) {
      if (name !== '' && watched !== name && !watched.startsWith(`${name}/`)) continue
      watcher.close()
      watches.delete(watched)
    }
  }
  /** Reports an error, unless it says that a path is gone: that is a change and no fault. */
  const fail = (err: unknown) => {
    if (!state.closed && !isMissing(err)) failed(err)
  }
  /** Opens the watch of one path. Returns false when there is one already, or everything is closed. */
  const start = (name: string, onEvent: (event: string, item: string | null) => void) => {
    if (state.closed || watches.has(name)) return false
    const watcher = watch(path.join(dir, name), onEvent)
    watcher.on('error', (err) => {
      unwatch(name)
      fail(err)
    })
    watches.set(name, watcher)
    return true
  }

  /**
   * Opens new watches for a folder that was added, removed or replaced, and reports all files as changed: a
   * new folder may already have files inside.
   */
  const watchAgain = async (name: string) => {
    if (state.closed) return
    unwatch(name)
    await watchFolder(name, asyncDisk)
    burst.addAll()
  }
  /** Handles an event of a folder; `rename` says that an item was added, removed or replaced. */
  const handleEvent = async (folder: string, event: string, item: string | null) => {
    const name = folder === '' ? (item ?? '') : `${folder}/${item}`
    if (item === null) return burst.addAll()
    if (isContentFile(name)) burst.add(name)
    if (event !== 'rename' || !isContentFolder(name)) return
    const found = await lstat(path.join(dir, name)).catch(() => undefined)
    const isLink = found?.isSymbolicLink() ?? false
    const target = isLink ? await stat(path.join(dir, name)).catch(() => undefined) : found
    if (target?.isFile() && isLink) {
      unwatch(name)
      watchLink(name)
    } else if (target?.isDirectory() || watches.has(name)) await watchAgain(name)
  }
  /** Watches the target of a link. After a `rename` the link has another target, with a new watch. */
  const watchLink = (file: string) =>
    start(file, (event) => {
      burst.add(file)
      if (event === 'rename') unwatch(file)
      if (event === 'rename') watchItem(file, 'link', asyncDisk).catch(fail)
    })
  const watchItem = async (name: string, item: Dirent | 'link', disk: Disk) => {
    const isLink = item === 'link' || item.isSymbolicLink()
    const found = isLink ? await disk.stat(path.join(dir, name)) : item
    if (found.isDirectory()) await watchFolder(name, disk)
    else if (isLink && isContentFile(name)) watchLink(name)
  }
  const watchFolder = async (folder: string, disk: Disk): Promise<void> => {
    if (!isContentFolder(folder)) return
    try {
      if (!start(folder, (event, item) => void handleEvent(folder, event, item).catch(fail))) return
      const items = await disk.list(path.join(dir, folder))
      const wanted = items.filter((item) => !item.isFile())
      const nameOf = ({ name }: Dirent) => (folder === '' ? name : `${folder}/${name}`)
      await Promise.all(wanted.map((item) => watchItem(nameOf(item), item, disk).catch(fail)))
    } catch (err) {
      fail(err)
    }
  }
  const open = async () => {
    const stop = await watchFolderIdentity(dir, () => void watchAgain('').catch(fail))
    if (state.closed) stop()
    else state.stop = stop
    await watchFolder('', quickDisk())
  }
  return {
    ready: open(),
    close: async () => {
      state.closed = true
      state.stop()
      burst.stop()
      for (const watcher of watches.values()) watcher.close()
      watches.clear()
    },
  }
}
