/**
 * Records the requests to a stand-in content system, and counts concurrent requests, connections and bytes
 * sent. `report` has the members that `StandInServer` (`server.d.mts`) describes.
 */
export function createJournal() {
  const requests = []
  const sockets = new Set()
  let [underWay, maxUnderWay, bytesOfEnded, connectionsMade] = [0, 0, 0, 0]

  function ended(socket) {
    sockets.delete(socket)
    bytesOfEnded += socket.bytesWritten
  }
  return {
    add(request, res) {
      requests.push(request)
      underWay += 1
      maxUnderWay = Math.max(maxUnderWay, underWay)
      res.once('close', () => {
        underWay -= 1
      })
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
      underWay: () => underWay,
      mostAtOnce: () => maxUnderWay,
      connectionsMade: () => connectionsMade,
      connections: () => sockets.size,
      bytesSent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, bytesOfEnded),
      forget: () => {
        requests.length = 0
        maxUnderWay = underWay
      },
    },
  }
}
