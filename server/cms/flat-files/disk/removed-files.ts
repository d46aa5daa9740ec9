/** Remembers removed files, so that they can be restored when all collections are gone. */
import { hasCollections, isCollection } from './collection-files.ts'
import type { SourceFile } from './files.ts'

/** Files that were removed a short while ago. They are restored when all collections turn out to be gone. */
export interface RemovedFiles {
  add(file: SourceFile): void
  /** Forgets files that were removed too long ago to belong to the same loss. */
  forgetOld(): void
  /**
   * Whether the project in `dir` has no collection any more, although `files` or the removed files have one.
   */
  isLoss(dir: string, files: Iterable<string>): Promise<boolean>
  /** The files to restore. */
  all(): Iterable<SourceFile>
}

/** Milliseconds in which a folder with all its files may be deleted. */
const lossTakes = 10_000

/** Creates an empty list of removed files. */
export function createRemovedFiles(): RemovedFiles {
  const removed = new Map<SourceFile, number>()
  return {
    add: (file) => void removed.set(file, Date.now()),
    forgetOld() {
      for (const [file, at] of removed) if (at < Date.now() - lossTakes) removed.delete(file)
    },
    async isLoss(dir, files) {
      if (await hasCollections(dir)) return false
      return [...files, ...[...removed.keys()].map(({ path }) => path)].some(isCollection)
    },
    all: () => removed.keys(),
  }
}
