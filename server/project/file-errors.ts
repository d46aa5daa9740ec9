/** Tells why the file system could not read a file or folder. */

/** The code of an error, such as `EACCES`; the error as text where it has none. */
export const codeOf = (err: unknown): string => (err as NodeJS.ErrnoException).code ?? String(err)

/** Whether there is no such file or folder. */
export const isMissing = (err: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(err))
