/**
 * Runs one measurement: starts the load generator and the bare server, captures answers, and counts the
 * processor.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { headersToSend, httpGet } from './http-get.mjs'
import { usageOf } from './usage.mjs'

const here = import.meta.dirname

/** A helper process that says when it is ready, and then answers messages one by one. */
async function startHelper(processes, file, core) {
  const { child, said } = processes.start([join(here, file)], { core, ipc: true })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended early: ${said()}`)
  })
  // Its end is an error only while somebody waits for an answer.
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

export const startGenerator = (processes) => startHelper(processes, 'load.mjs', 'rest')

/** A bare server that sends these answers. */
export async function startBare(processes, answers) {
  const helper = await startHelper(processes, 'bare.mjs', 'server')
  return { ...helper, port: await helper.send(answers) }
}

/**
 * The answer of a scenario, as a bare server can send it.
 * @throws Error when it is not the one that the scenario is about
 */
export async function capture({ name, status }, server, { paths, headers }, path) {
  const answer = await httpGet(server.url + paths[0], headers)
  if (answer.status !== status)
    throw new Error(`"${name}": ${paths[0]} answered ${answer.status} instead of ${status}`)
  const { rawHeaders, body } = answer
  return { path, status, headers: headersToSend(rawHeaders), body: body.toString('base64') }
}

/** One run against one server. Times in milliseconds, processor time per answer in microseconds. */
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
