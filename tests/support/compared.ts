import { expect } from 'vitest'
import type { Deps } from '../../server/deps.ts'
import { eventually } from './eventually.ts'

/** Waits until all stored pages are compared with the content: for a while they are sent as they were. */
export const untilCompared = ({ pages }: Pick<Deps, 'pages'>): Promise<void> =>
  eventually(() => expect(pages.outdated()).toEqual([]))
