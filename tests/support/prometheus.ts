/** A real Prometheus and its tool. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../../scripts/chaos/lab/free-port.mjs'
import { eventually } from './eventually.ts'
import { tempFolder } from './resources.ts'

/** The programs, as the package of Debian names them. */
const programs = { server: 'prometheus', tool: 'promtool' }
const missing = 'could not be started. On Debian: apt-get install prometheus'

/** What the tool says, and whether it is content. */
export function promtool(...args: readonly string[]): { readonly ok: boolean; readonly text: string } {
  const { status, stdout, stderr, error } = spawnSync(programs.tool, args, { encoding: 'utf8' })
  if (error) throw new Error(`promtool ${missing}`)
  return { ok: status === 0, text: stdout + stderr }
}

/** The samples that a query finds. */
export interface PromSample {
  readonly metric: Readonly<Record<string, string>>
  readonly value: readonly [time: number, value: string]
}

export interface TestPrometheus {
  /** Asks a question; throws for one that Prometheus does not understand. */
  query(expression: string): Promise<readonly PromSample[]>
}

/** Starts a Prometheus that asks one address every second. It ends with the test. */
export async function startPrometheus(target: string, rules: readonly string[]): Promise<TestPrometheus> {
  const [folder, port] = [tempFolder(), await freePort()]
  const config = {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: rules,
    scrape_configs: [{ job_name: 'triptych', static_configs: [{ targets: [target] }] }],
  }
  // JSON is YAML.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config))
  const address = `127.0.0.1:${port}`
  const args = [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`]
  const child = spawn(programs.server, [...args, `--web.listen-address=${address}`], { stdio: 'ignore' })
  const failed = once(child, 'error').then(() => {
    throw new Error(`prometheus ${missing}`)
  })
  failed.catch(() => {})
  await Promise.race([once(child, 'spawn'), failed])
  onTestFinished(() => end(child))
  await untilReady(`http://${address}/-/ready`)
  return {
    async query(expression) {
      const answer = await fetch(`http://${address}/api/v1/query?query=${encodeURIComponent(expression)}`)
      const { error, data } = (await answer.json()) as { error?: string; data: { result: PromSample[] } }
      if (error !== undefined) throw new Error(`${expression}: ${error}`)
      return data.result
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const untilReady = (url: string): Promise<void> =>
  eventually(async () => {
    const { ok } = await fetch(url)
    if (!ok) throw new Error('not yet')
  })
