/** Sends many requests at once. */
import { Agent, request, type Server } from 'node:http'
import { onTestFinished } from 'vitest'
import { collectGarbage } from './garbage.ts'
import { portOf } from './test-deps.ts'

interface Question {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

const connections = 16

/** Asks everything, sixteen questions at a time, and counts the answers by their status. */
export async function flood(
  server: Server,
  count: number,
  question: (index: number) => Question,
): Promise<Readonly<Record<number, number>>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  onTestFinished(() => agent.destroy())
  const port = portOf(server)
  const ask = ({ path, headers = {} }: Question) =>
    new Promise<number>((resolve, reject) => {
      request({ agent, port, path, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      })
        .on('error', reject)
        .end()
    })
  const statuses: Record<number, number> = {}
  const next = { index: 0 }
  const askOn = async () => {
    while (next.index < count) {
      const status = await ask(question(next.index++))
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  return statuses
}

/** Bytes that this process's objects take, without what nobody refers to. */
export function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
