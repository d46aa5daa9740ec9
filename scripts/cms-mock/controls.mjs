/**
 * Shows the requests of a stand-in server and switches its faults over HTTP: `GET /__requests`, `POST
 * /__fault`.
 */

const own = /^\/__(?:requests|fault)(?:$|\?)/

function readSwitch(body) {
  const { fault, match = '' } = Object(JSON.parse(body))
  if (typeof fault !== 'string' || typeof match !== 'string')
    throw new Error('Send {"fault": "name or name=value", "match": "regular expression, optional"}')
  return { fault, match }
}

/**
 * Adds the two control addresses to a stand-in server; all other requests go to `respond`.
 * @param {(request: import('./server.d.mts').StandInRequest) => unknown} respond
 */
export function withControls(respond) {
  /** @type {import('./server.d.mts').StandInServer | undefined} */
  let standIn

  /** Switches a fault on for the paths that match, but never for the control addresses. */
  function switchFault(fault, match = '') {
    new RegExp(match)
    if (match === '') standIn.clearFaults()
    standIn.fault(fault, `^(?!/__).*(?:${match})`)
  }

  function answerFault({ body }) {
    try {
      const { fault, match } = readSwitch(body)
      switchFault(fault, match)
      return { body: { fault, match } }
    } catch (error) {
      return { status: 400, body: { message: error.message } }
    }
  }

  const answerRequests = () => ({
    body: standIn.requests
      .filter(({ url }) => !own.test(url))
      .map(({ method, url, headers, body }) => ({ method, url, headers, body })),
  })

  return {
    isOwn: (url) => own.test(url),
    attach: (server) => {
      standIn = server
    },
    switchFault,
    respond(request) {
      if (request.path === '/__requests' && request.method === 'GET') return answerRequests()
      if (request.path === '/__fault' && request.method === 'POST') return answerFault(request)
      return respond(request)
    },
  }
}
