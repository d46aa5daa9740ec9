/** A load balancer between a browser and servers of two builds, for tests of deploys. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** A request that came to the balancer. */
export interface Passed {
  readonly method: string
  /** With its query. */
  readonly path: string
  /**
   * What it is for, as browsers say: `document`, `script`, `style`, `empty` for fetches; empty for other
   * clients.
   */
  readonly dest: string
  /** Port of the server that it was passed to; undefined where the balancer answers itself. */
  readonly target: number | undefined
  /** Undefined until it is answered, and for good when the client went away before. */
  status: number | undefined
  isOpen: boolean
}

/** Says which port gets a request; `count` is its number, from 0. */
type Choose = (count: number, path: string) => number
type Match = (path: string) => boolean

/** What browsers see as the site, with servers behind it that come and go. */
export interface Balancer {
  readonly origin: string
  /** In the order of their arrival. */
  readonly passed: readonly Passed[]
  readonly forget: () => void
  readonly use: (target: number | Choose) => void
  /** Answers 404 for these paths, as a server does that lost the file. */
  readonly refuse: (isRefused: Match) => void
  /** Keeps requests for these paths waiting until the function that it returns is called. */
  readonly hold: (isHeld: Match) => () => void
  /** As it was when it began: nothing recorded, refused or held. */
  readonly reset: () => void
  readonly close: () => Promise<void>
}

const host = '127.0.0.1'
/** Headers that are about one connection. */
const ofConnection: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding'])
const none: Match = () => false

export async function startBalancer(port: number): Promise<Balancer> {
  const passed: Passed[] = []
  let count = 0
  let choose: Choose = () => 0
  let isRefused = none
  const holds = new Map<Match, Promise<void>>()

  const record = (req: IncomingMessage): Passed => {
    const path = req.url ?? ''
    const target = isRefused(path) ? undefined : choose(count++, path)
    const dest = String(req.headers['sec-fetch-dest'] ?? '')
    const entry: Passed = { method: req.method ?? '', path, dest, target, status: undefined, isOpen: true }
    passed.push(entry)
    return entry
  }
  const wait = (path: string) =>
    Promise.all([...holds].filter(([isHeld]) => isHeld(path)).map(([, release]) => release))

  const server = createServer((req, res) => {
    const entry = record(req)
    res.on('finish', () => {
      entry.status = res.statusCode
    })
    res.on('close', () => {
      entry.isOpen = false
    })
    void wait(entry.path).then(() =>
      entry.target === undefined ? refuse(res) : pass(entry.target, req, res),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')

  return {
    origin: `http://${host}:${port}`,
    passed,
    forget: () => {
      passed.length = 0
    },
    use: (target) => {
      choose = typeof target === 'number' ? () => target : target
    },
    refuse: (match) => {
      isRefused = match
    },
    hold: (isHeld) => {
      const { promise, release } = gate()
      holds.set(isHeld, promise)
      return () => {
        holds.delete(isHeld)
        release()
      }
    },
    reset: () => {
      passed.length = 0
      isRefused = none
      holds.clear()
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function gate(): { readonly promise: Promise<void>; readonly release: () => void } {
  let release = () => {}
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return { promise, release }
}

function refuse(res: ServerResponse): void {
  res.writeHead(404, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  res.end('{ "status": 404 }')
}

/**
 * Both bodies are streamed; each request has a connection of its own, so that a server that stops loses none.
 */
function pass(port: number, req: IncomingMessage, res: ServerResponse): void {
  const headers = { ...req.headers, connection: 'close' }
  const onward = request(
    { host, port, method: req.method, path: req.url, headers, agent: false },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, kept(answer.rawHeaders))
      answer.pipe(res)
    },
  )
  onward.on('error', () => {
    if (!res.headersSent) res.writeHead(502)
    res.end()
  })
  res.on('close', () => onward.destroy())
  req.pipe(onward)
}

/** Name and value in turns, as Node gives and takes them; repeated names stay. */
const kept = (raw: readonly string[]): string[] =>
  raw.filter((_, index) => !ofConnection.has((raw[index - (index % 2)] ?? '').toLowerCase()))
