/**
 * A server on node:http alone, to compare the product with: it sends answers that were captured from the
 * product, each under a path of its own. It gets them as one message, and replies with its port.
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
