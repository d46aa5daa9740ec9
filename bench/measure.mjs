/**
 * The parts of one measurement of the benchmark: starts the load generator and the bare server (`node:http`
 * alone, with captured responses), captures responses, and measures processor time.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { headersToSend, httpGet } from './http-get.mjs'
import { usageOf } from './usage.mjs'

const here = import.meta.dirname

/**
 * Starts a process that sends a message when it is ready, and then one reply to each message that it
 * receives.
 * @param core `server` or `rest`
 */
async function startHelper(processes, file, core) {
  const { child, said } = processes.start([join(here, file)], { core, ipc: true })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended early: ${said()}`)
  })
  // The end of the process is an error only while a reply is awaited; otherwise the rejection is ignored.
  ended.catch(() => {})
  const answer = async () => (await Promise.race([once(child, 'message'), ended]))[0]
  await answer()
  return {
    child,
    pid: child.pid,
    send: (message) => {
      child.send(message)
      return answer()
    },
  }
}

/** Starts the load generator, on another core than the servers. */
export const startGenerator = (processes) => startHelper(processes, 'load.mjs', 'rest')

/** Starts a bare server that sends the captured responses. */
export async function startBare(processes, answers) {
  const helper = await startHelper(processes, 'bare.mjs', 'server')
  return { ...helper, port: await helper.send(answers) }
}

/**
 * Captures a server's response to the first path of a scenario, in the form that a bare server sends at
 * `path`.
 * @throws Error when the response has another status than the scenario expects
 */
export async function capture({ name, status }, server, { paths, headers }, path) {
  const answer = await httpGet(server.url + paths[0], headers)
  if (answer.status !== status)
    throw new Error(`"${name}": ${paths[0]} answered ${answer.status} instead of ${status}`)
  const { rawHeaders, body } = answer
  return { path, status, headers: headersToSend(rawHeaders), body: body.toString('base64') }
}

/**
 * Runs the load generator against one server. Latencies are in milliseconds, processor time per response is
 * in microseconds, and `core` and `generatorCore` are shares of one core.
 */
export async function measure(generator, server, request) {
  const before = usageOf(server.pid)
  const seen = await generator.send({ port: server.port, ...request })
  const cpu = usageOf(server.pid).cpu - before.cpu
  return {
    perSecond: (seen.answers * 1000) / seen.elapsed,
    cpuMicros: (cpu * 1000) / seen.answers,
    core: cpu / seen.elapsed,
    generatorCore: seen.generatorCpu / seen.elapsed,
    bytes: seen.bytes / seen.answers,
    errors: seen.errors,
    p50: seen.p50,
    p99: seen.p99,
  }
}
