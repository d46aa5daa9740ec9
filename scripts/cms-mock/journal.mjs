/**
 * Records the requests to a stand-in content system, and counts concurrent requests, connections and bytes
 * sent. `report` has the members that `StandInServer` (`server.d.mts`) describes.
 */
export function createJournal() {
  const requests = []
  const sockets = new Set()
  const underWay = new Set()
  let [maxUnderWay, bytesOfEnded, connectionsMade] = [0, 0, 0]

  /** Files come from a web server, with a limit of their own. */
  const callsUnderWay = () => [...underWay].filter(({ req }) => !req.url.startsWith('/assets/')).length

  function ended(socket) {
    sockets.delete(socket)
    bytesOfEnded += socket.bytesWritten
  }
  return {
    add(request, res) {
      requests.push(request)
      underWay.add(res)
      maxUnderWay = Math.max(maxUnderWay, callsUnderWay())
      // Who has the whole answer may ask again before this process is told that it was sent.
      for (const end of ['prefinish', 'close']) res.once(end, () => underWay.delete(res))
    },
    connected(socket) {
      sockets.add(socket)
      connectionsMade += 1
      socket.on('error', () => {})
      socket.once('close', () => ended(socket))
    },
    disconnect: () => {
      for (const socket of sockets) socket.destroy()
    },
    report: {
      requests,
      count: (match = '') => requests.filter(({ url }) => new RegExp(match).test(url)).length,
      underWay: () => underWay.size,
      mostAtOnce: () => maxUnderWay,
      connectionsMade: () => connectionsMade,
      connections: () => sockets.size,
      bytesSent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, bytesOfEnded),
      forget: () => {
        requests.length = 0
        maxUnderWay = callsUnderWay()
      },
    },
  }
}
