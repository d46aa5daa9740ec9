import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** @throws Error with what the build said */
function run(root, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed:\n${stdout}${stderr}`)
}

/**
 * Builds the product, when `isForced` or nothing fresh is there, and beside it the entry for the peers'
 * content.
 * @returns milliseconds that the product's build took; undefined when it was not forced
 */
export async function buildAll({ root, isForced }) {
  const began = performance.now()
  run(root, [join('scripts', 'build', 'build-if-stale.mjs'), ...(isForced ? ['--force'] : [])])
  const took = performance.now() - began
  run(root, [join('bench', 'peers', 'build.mjs')])
  return isForced ? took : undefined
}
