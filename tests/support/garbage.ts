/** Collects garbage, for tests of what is freed. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Frees what nobody refers to: some of it is only found to be so the next time. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  for (let time = 0; time < 3; time += 1) collect()
}
