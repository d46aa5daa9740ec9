/**
 * Serves the content system of the frameworks in the comparison, from recorded responses. `PORT` is the port
 * to listen on (0: any free port, which it prints).
 *
 *     GET /entries?path=/en   GET /globals?locale=en   GET /translations?locale=en   GET /__stats   GET /__reset
 *
 * With `STUB_VARY=1`, or `1` as argument, each response has a new word after every sentence of an entry that
 * another sentence follows; with `one` only after the first such sentence.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** Delay of each response in milliseconds, the same for all frameworks. */
const delay = Number(process.env.STUB_DELAY_MS ?? 2)
const file = join(import.meta.dirname, '../../tests/fixtures/peers/answers.json')
const recorded = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
const answers = new Map(recorded.map(([url, value]) => [url, Buffer.from(JSON.stringify(value))]))
const notFound = Buffer.from('{"error":"not found"}')

/** Functions that add a word to the JSON of an entry: after the first full stop and space, or after each. */
const renewals = {
  one: (text, word) => text.replace('. ', `. ${word} `),
  1: (text, word) => text.replaceAll('. ', `. ${word} `),
}
const renew = renewals[process.argv[2] ?? process.env.STUB_VARY]
let views = 1_000_000

/** The recorded response for a URL; entries with a word that no response had before, if `renew` is set. */
function answerTo(url) {
  const known = answers.get(url)
  if (!renew || !known || !url.startsWith('/entries')) return known
  views += 1
  return Buffer.from(renew(known.toString(), views.toString(36)))
}
const counts = { entries: 0, globals: 0, translations: 0 }

function send(res, status, body) {
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length })
  res.end(body)
}

const controls = {
  '/__stats': () => counts,
  '/__reset': () => Object.assign(counts, { entries: 0, globals: 0, translations: 0 }),
}

const server = createServer((req, res) => {
  const control = Object.hasOwn(controls, req.url) ? controls[req.url] : undefined
  if (control) return send(res, 200, Buffer.from(JSON.stringify(control())))
  const kind = req.url.split(/[/?]/)[1]
  if (Object.hasOwn(counts, kind)) counts[kind] += 1
  const body = answerTo(req.url)
  setTimeout(() => send(res, body ? 200 : 404, body ?? notFound), delay)
})
server.listen({ port: Number(process.env.PORT ?? 4900), host: '127.0.0.1', backlog: 1024 }, () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`)
})
