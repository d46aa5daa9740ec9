import { hasCollections, isCollection } from './collection-files.ts'
import type { SourceFile } from './files.ts'

/** Files that went a short while ago: when the collections turn out to be lost as a whole, they come back. */
export interface RemovedFiles {
  add(file: SourceFile): void
  /** Forgets files that went too long ago to belong to the same loss. */
  forgetOld(): void
  /** Whether all collections of `dir` are gone, where there were some. */
  isLoss(dir: string, files: Iterable<string>): Promise<boolean>
  /** The files that are to come back. */
  all(): Iterable<SourceFile>
}

/** Milliseconds. A folder is not deleted in one moment. */
const lossTakes = 10_000

/** Makes an empty list of removed files. */
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
