/**
 * Starts the site for one request and stops it, so that Node writes down what it compiled: for an image,
 * whose process may not write.
 *
 *     node scripts/build/fill-compile-cache.mjs node [flags] dist/server/main.js
 *
 * The cache holds for the user, the version of Node and its flags: give those that the site will be started
 * with.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Milliseconds that start, request and stop may take together. */
const patience = 60_000

/** Leaves no files but those of the cache, and tells where it listens. */
const env = {
  ...process.env,
  ...{ HOST: '127.0.0.1', PORT: '0', BUILDS_DIR: '', SNAPSHOT_DIR: '', LOG_LEVEL: 'info' },
}

/** The address that the site listens at, as its log tells. */
async function addressOf(site) {
  for await (const line of createInterface(site.stdout)) {
    const [, url] = /"url":"([^"]+)".*"msg":"Listening"/.exec(line) ?? []
    if (url) return url
  }
  throw new Error('The site ended before it listened.')
}

async function fill([command, ...args]) {
  const site = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const late = setTimeout(() => site.kill('SIGKILL'), patience)
  const ended = once(site, 'exit')
  try {
    const url = await addressOf(site)
    site.stdout.resume()
    const { status } = await fetch(url)
    if (status !== 200) throw new Error(`The site answered ${status}.`)
    site.kill('SIGINT')
    const [code, signal] = await ended
    if (code !== 0) throw new Error(`The site ended with ${signal ?? code}.`)
  } finally {
    clearTimeout(late)
    site.kill('SIGKILL')
  }
}

await fill(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
