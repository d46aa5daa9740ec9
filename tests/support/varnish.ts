/** A real Varnish in front of a site. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { eventually } from './eventually.ts'

/** The documented configuration, with another address of the site. */
const configurationFor = (sitePort: number): string =>
  readFileSync('deploy/varnish.vcl', 'utf8')
    .replace('.host = "site"', '.host = "127.0.0.1"')
    .replace('.port = "3000"', `.port = "${sitePort}"`)

/** Starts Varnish on a port, in front of the site on another. It ends with the test. */
export async function startVarnish(port: number, sitePort: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'))
  const file = join(folder, 'site.vcl')
  writeFileSync(file, configurationFor(sitePort))
  const listen = ['-a', `127.0.0.1:${port}`, '-f', file, '-n', join(folder, 'work')]
  const child = spawn('varnishd', ['-F', ...listen, '-s', 'malloc,32m', '-j', 'none'], { stdio: 'pipe' })
  onTestFinished(async () => {
    await stop(child)
    rmSync(folder, { recursive: true, force: true })
  })
  await started(child)
  await untilItAnswers(`http://127.0.0.1:${port}/health/live`)
}

/** Resolves when the site can be had through it. */
async function untilItAnswers(url: string): Promise<void> {
  await eventually(async () => {
    if (!(await fetch(url)).ok) throw new Error('Varnish does not answer yet')
  })
}

/** Resolves when the process that answers runs; rejects with what Varnish says otherwise. */
async function started(child: ChildProcess): Promise<void> {
  const said: string[] = []
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said.push(text.toString())
      if (/Child \(\d+\) (?:Started|said Child starts)/.test(said.join(''))) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', () =>
      reject(new Error('varnishd could not be started. On Debian: apt-get install varnish')),
    )
    child.once('exit', () => reject(new Error(`Varnish ended: ${said.join('')}`)))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
