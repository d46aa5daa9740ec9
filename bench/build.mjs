import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Runs Node with the given arguments in the folder `root`.
 * @throws Error with the output of a process that fails
 */
function run(root, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed:\n${stdout}${stderr}`)
}

/**
 * Builds what the benchmark measures: the product, if `isForced` or its build is outdated, and beside it the
 * server for the comparison with other frameworks (`bench/peers/start.ts`).
 * @returns duration of the product's build in milliseconds; undefined when it was not forced
 */
export async function buildAll({ root, isForced }) {
  const began = performance.now()
  run(root, [join('scripts', 'build', 'build-if-stale.mjs'), ...(isForced ? ['--force'] : [])])
  const took = performance.now() - began
  run(root, [join('bench', 'peers', 'build.mjs')])
  return isForced ? took : undefined
}
