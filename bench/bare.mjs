/**
 * The bare server: a process with node:http alone, which shows the processor time of Node itself. It sends
 * responses that were captured from the server under test, each at a path of its own. The parent process
 * sends them in one message, and receives the port in reply.
 */
import { createServer } from 'node:http'

process.once('message', (answers) => {
  const answersByPath = new Map(
    answers.map(({ path, status, headers, body }) => [
      path,
      { status, headers, body: Buffer.from(body, 'base64') },
    ]),
  )
  const server = createServer((req, res) => {
    const { status, headers, body } = answersByPath.get(req.url)
    res.writeHead(status, headers)
    res.end(body)
  })
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1024 }, () => process.send(server.address().port))
})
process.on('disconnect', () => process.exit(0))
process.send('ready')
