import { wait } from '../../scheduling/wait.ts'

/** What comes in the place of a result that took too long. */
export const late = Symbol('late')

/** What comes first: the result, or the end of the wait. No timer is left behind. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T | typeof late> {
  const end = new AbortController()
  try {
    return await Promise.race([work, wait(ms, end.signal).then((): typeof late => late)])
  } finally {
    end.abort()
  }
}
