/** What is wrong in a file of the project folder. */

/** One mistake in a file. `line` counts from 1; absent where the whole file is meant. */
export interface Problem {
  readonly line?: number | undefined
  /** What is wrong, as the end of a sentence that begins with the place in the file. */
  readonly text: string
}

/** What a reader makes of a file's text: a value, or all of the mistakes in it. */
export type Reading<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'wrong'; readonly problems: readonly Problem[] }

/** A file of the project folder, and how its text is read. */
export interface FileReader<T> {
  /** Name of the file in the folder. */
  readonly name: string
  /** The value of a project without the file. */
  readonly none: T
  /** Never throws. */
  read(text: string): Reading<T>
}

/** A file of the project folder that may name further files of it. */
export interface CompositeReader<T> extends Pick<FileReader<T>, 'name' | 'none'> {
  /** Never throws or rejects. */
  read(text: string, beside: FilesBeside): Reading<T> | Promise<Reading<T>>
}

/** Files of the project folder that another one names. Each that is asked for is watched with it. */
export interface FilesBeside {
  /**
   * The bytes of a file, or why it cannot be read. Never rejects.
   * @param name path in the folder, with `/`
   */
  read(name: string, maxBytes: number): Promise<BytesBeside>
}

/** `reason` is the end of a sentence that begins with the file's name. */
export type BytesBeside =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'wrong'; readonly reason: string }

/** A reading with one mistake, of the whole file unless a line is given. */
export const wrong = (text: string, line?: number): Reading<never> => ({
  kind: 'wrong',
  problems: [{ text, line }],
})

/** Maximum number of mistakes of one file that are told. */
const maxTold = 100

/** The mistakes of a file as lines of text: `triptych/blocks.yaml:4: sets.team must be …`. */
export function describeProblems(file: string, problems: readonly Problem[]): string[] {
  const told = problems
    .slice(0, maxTold)
    .map(({ line, text }) => `${line === undefined ? file : `${file}:${line}`}: ${text}`)
  const more = problems.length - told.length
  return more > 0 ? [...told, `${file}: ${more} further mistakes`] : told
}
