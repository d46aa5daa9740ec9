/** Listens at a port and never takes a connection: it stops itself as soon as it listens. */
import { createServer } from 'node:net'

createServer().listen({ port: Number(process.argv[2]), host: '127.0.0.1', backlog: 1 }, () =>
  process.kill(process.pid, 'SIGSTOP'),
)
