/**
 * Starts the site for one request and stops it, so that Node stores the code that it compiled. The container
 * image needs this at its build, as the site may not write files when it runs there.
 *
 *     node scripts/build/fill-compile-cache.mjs node [flags] dist/server/main.js
 *
 * The cache is valid for one user, version of Node and set of flags: use those that the site is started with.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Milliseconds that start, request and stop may take together. */
const timeout = 60_000

/** The site writes no files but the cache, and logs the address that it listens at. */
const env = {
  ...process.env,
  ...{ HOST: '127.0.0.1', PORT: '0', BUILDS_DIR: '', PICTURES_DIR: '', SNAPSHOT_DIR: '', LOG_LEVEL: 'info' },
}

/** Reads the address that the site listens at from its log. */
async function addressOf(site) {
  for await (const line of createInterface(site.stdout)) {
    const [, url] = /"url":"([^"]+)".*"msg":"Listening"/.exec(line) ?? []
    if (url) return url
  }
  throw new Error('The site ended before it listened.')
}

async function fill([command, ...args]) {
  const site = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const late = setTimeout(() => site.kill('SIGKILL'), timeout)
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
