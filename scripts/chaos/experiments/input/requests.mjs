/** What comes is hardly HTTP, too long, or not text. */

const host = 'host: 127.0.0.1'
/** A request line and headers as a whole request. */
const request = (line, ...headers) => `${[line, ...headers].join('\r\n')}\r\n\r\n`
const get = (target, ...headers) => request(`GET ${target} HTTP/1.1`, host, 'connection: close', ...headers)
const post = (body, ...headers) =>
  `${request('POST /preferences HTTP/1.1', host, 'connection: close', ...headers)}${body}`

const lines = [
  ...[
    'GET / HTTP/2.0',
    'GET / HTTP/0.9',
    'GET / HTTP/1.2',
    'GET / HTTX/1.1',
    'GET /',
    'GET',
    '/',
    'GET  / HTTP/1.1',
  ],
  ...[
    ' GET / HTTP/1.1',
    'GET / HTTP/1.1 x',
    'get / HTTP/1.1',
    'G\u0000T / HTTP/1.1',
    'GET /\u0000 HTTP/1.1',
    'GET /\t HTTP/1.1',
  ],
  ...[
    'GET * HTTP/1.1',
    'GET admin HTTP/1.1',
    'GET //evil.test/ HTTP/1.1',
    'GET http://evil.test/ HTTP/1.1',
    'GET /#x HTTP/1.1',
  ],
  ...[
    'OPTIONS * HTTP/1.1',
    'OPTIONS */test HTTP/1.1',
    'CONNECT x:443 HTTP/1.1',
    'TRACE / HTTP/1.1',
    'PROPFIND / HTTP/1.1',
  ],
  ...[
    'PRI * HTTP/2.0',
    'BREW / HTTP/1.1',
    'DELETE / HTTP/1.1',
    'PUT / HTTP/1.1',
    'PATCH /en HTTP/1.1',
    'POST / HTTP/1.1',
  ],
].map((line) => request(line, host, 'connection: close'))
const headers = [
  ...[
    'no colon',
    ': no name',
    'a b: c',
    'a : b',
    'a: b\r\n folded',
    'a: b\nc: d',
    'a\u0000: b',
    'a: \u0000',
    '\u00e9: b',
  ],
  ...[
    'host: other',
    'content-length: -1',
    'content-length: +5',
    'content-length: 1e3',
    'content-length: 5\r\ncontent-length: 6',
  ],
  ...[
    'transfer-encoding: chunked\r\ncontent-length: 5',
    'transfer-encoding: xchunked',
    'transfer-encoding: chunked, identity',
  ],
  ...[
    'transfer-encoding: chunked\r\ntransfer-encoding: chunked',
    'expect: 100-continue',
    'expect: 200-ok',
    'upgrade: h2c\r\nhttp2-settings: x',
  ],
].map((header) => get('/', ...header.split('\r\n')))
const others = [
  ...[[], ['host: '], ['host: a b'], ['host: a', 'host: a']].map((hosts) =>
    request('GET / HTTP/1.1', 'connection: close', ...hosts),
  ),
  '\u0016\u0003\u0001\u0002\u0000',
  post('zz\r\nx\r\n0\r\n\r\n', 'transfer-encoding: chunked'),
  post('5\r\nabcde', 'transfer-encoding: chunked', 'content-length: 3'),
  post('ffffffffffffffffff\r\n', 'transfer-encoding: chunked'),
  post('x'.repeat(10), 'content-length: 5'),
]

const odd = [
  'caf\u00e9',
  '\ud800',
  '\udfff',
  '\ufeff',
  '\u202e',
  '\u0000',
  '\u200d',
  'K',
  '\ufb01',
  'I\u0307',
  '\u{1f600}',
  'xn--e1afmkfd',
]
const encoded = [
  '%ff',
  '%c0%af',
  '%c0%ae%c0%ae',
  '%e0%80%af',
  '%f8%80%80%80%af',
  '%ed%a0%80',
  '%ed%bf%bf',
  '%f4%90%80%80',
  '%80',
  '%fe%fe',
  '%00',
  '%u002f',
  '%',
  '%2',
  '%zz',
]
const texts = [
  ...encoded.flatMap((text) => [get(`/${text}`), get(`/en/${text}/about-us`), get(`/search?q=${text}`)]),
  ...odd.flatMap((text) => [
    get(`/${text}`),
    get('/', `x-text: ${text}`),
    get('/').replace(host, `host: ${text}.test`),
  ]),
  ...['accept-language', 'cookie', 'user-agent', 'referer'].map((name) =>
    get('/en', `${name}: \u00ff\u0080\u00fe`),
  ),
]

/** Sends each over a connection of its own, in two encodings where that makes a difference. */
async function sendAll(lab, site, inputs) {
  const both = inputs.flatMap((input) => [
    ...new Set([Buffer.from(input, 'latin1'), Buffer.from(input)].map((bytes) => bytes.toString('latin1'))),
  ])
  const seen = []
  for (const input of both)
    seen.push({ input, ...(await lab.raw(site.port, Buffer.from(input, 'latin1'), { patience: 10_000 })) })
  const { status } = await lab.health(site)
  const worst = Math.max(...seen.map(({ ms }) => ms))
  const second = seen.filter(({ statuses }) => statuses.filter((each) => each >= 200).length > 1)
  return [
    { name: 'inputs', value: seen.length, mark: { min: 50 } },
    { name: 'answers 5xx', value: seen.filter((each) => each.status >= 500).length, mark: { is: 0 } },
    { name: 'connections with a second answer', value: second.length, mark: { is: 0 } },
    {
      name: 'connections left open',
      value: seen.filter(({ isClosed }) => !isClosed).length,
      mark: { is: 0 },
    },
    { name: 'health after it', value: status, mark: { is: 200 } },
    {
      name: 'errors in the log',
      value: site.log().filter(({ level }) => level >= 50).length,
      mark: { is: 0 },
    },
    { name: 'slowest answer', value: worst, unit: 'ms', mark: { max: 50 }, timing: true },
  ]
}

const withInputs = (inputs) => async (lab) => {
  const site = await lab.startSite()
  return sendAll(lab, site, inputs)
}

async function longHeaders(lab) {
  const site = await lab.startSite()
  const statuses = {}
  for (const [size, bytes] of Object.entries({ short: 15_900, long: 20_000 }))
    for (const name of ['cookie', 'user-agent', 'referer', 'accept-language', 'x-forwarded-for', 'x-any']) {
      const { status } = await lab.raw(site.port, get('/en', `${name}: ${'x'.repeat(bytes)}`))
      statuses[size] = [...(statuses[size] ?? []), status]
    }
  await site.settle(500)
  const longest = Math.max(...site.log().map((line) => JSON.stringify(line).length))
  return [
    { name: '15.9 KB', value: [...new Set(statuses.short)].join(), mark: { is: '200' } },
    { name: '20 KB', value: [...new Set(statuses.long)].join(), mark: { is: '431' } },
    { name: 'longest line of the log', value: longest, unit: 'bytes', mark: { max: 4_096 } },
  ]
}

export const experiments = [
  {
    id: 'Z33',
    title: 'Malformed HTTP',
    seconds: 10,
    run: withInputs([...lines, ...headers, ...others]),
  },
  { id: 'Z34', title: 'Headers of 15.9 and 20 KB', seconds: 5, run: longHeaders },
  { id: 'Z36', title: 'Hosts, paths and headers that are no text', seconds: 10, run: withInputs(texts) },
]
