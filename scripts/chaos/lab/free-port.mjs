import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to connections, and to servers that name none. */
const range = [20_000, 30_000]
const given = new Set()

/** Resolves with a port that nothing listens at, and that nothing is given by chance until it is used. */
export async function freePort() {
  const port = randomInt(...range)
  if (given.has(port)) return freePort()
  given.add(port)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error.code === 'EADDRINUSE') return freePort()
    throw error
  }
  server.close()
  await once(server, 'close')
  return port
}
