/** Types of `lab.mjs`, as far as tests need them. */
export interface Lab {
  /** Ends everything that was started. */
  close(): Promise<void>
}

export function createLab(): Lab
