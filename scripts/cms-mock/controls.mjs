/**
 * Shows the requests to a stand-in content system and switches its faults over HTTP: `GET /__requests`, and
 * `POST /__fault`.
 */

const controlAddress = /^\/__(?:requests|fault)(?:$|\?)/

function readSwitch(body) {
  const { fault, match = '' } = Object(JSON.parse(body))
  if (typeof fault !== 'string' || typeof match !== 'string')
    throw new Error('Send {"fault": "name or name=value", "match": "regular expression, optional"}')
  return { fault, match }
}

/**
 * Adds the two control addresses to a stand-in server, which `attach` has to name before they are used; all
 * other requests go to `respond`. `isOwn` tells whether a URL is a control address.
 * @param {(request: import('./server.d.mts').StandInRequest) => unknown} respond
 */
export function withControls(respond) {
  /** @type {import('./server.d.mts').StandInServer | undefined} */
  let standIn

  /**
   * Switches a fault on for the paths that match the pattern, but never for the control addresses. Without a
   * pattern it replaces all other faults.
   * @throws SyntaxError for a malformed pattern, Error for an unknown fault
   */
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
      .filter(({ url }) => !controlAddress.test(url))
      .map(({ method, url, headers, body }) => ({ method, url, headers, body })),
  })

  return {
    isOwn: (url) => controlAddress.test(url),
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
