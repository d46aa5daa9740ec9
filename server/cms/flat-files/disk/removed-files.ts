/**
 * Remembers files that were removed from disk. When all collections of a project are gone, which is taken for
 * an accident and not for an edit, these files are restored in memory.
 */
import { hasCollections, isCollection } from './collection-files.ts'
import type { SourceFile } from './files.ts'

/** The files that were removed from disk a short while ago. */
export interface RemovedFiles {
  add(file: SourceFile): void
  /** Forgets files that were removed more than `lossTakes` milliseconds ago: they were removed on purpose. */
  forgetOld(): void
  /**
   * Whether the project in `dir` has no collection any more, although `files` (those in memory) or the
   * removed files have one.
   */
  isLoss(dir: string, files: Iterable<string>): Promise<boolean>
  /** The files to restore. */
  all(): Iterable<SourceFile>
}

/** Maximum milliseconds from the first file to the last when a whole folder is deleted. */
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
