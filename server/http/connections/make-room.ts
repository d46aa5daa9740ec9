import type { Socket } from 'node:net'
import { type Connection, type Connections, isIdle, isUnfinished } from './connection.ts'

/** Share of the maximum number of connections from which on a new one closes another. */
const crowded = 0.8
/** Share from which on also a request that has just begun is given up for another. */
const full = 0.95
/** Share of them that clients of one address have at most. */
const maxShareOfAddress = 0.5
/**
 * Milliseconds that a client has for its request before others come first: what was sent with the start of a
 * connection may not be read yet.
 */
const timeForRequest = 1_000

/** Whether a connection may be closed for another. */
type Test = (socket: Socket, connection: Connection, now: number) => boolean

const isLate: Test = (socket, connection, now) =>
  now - connection.lastUsed > timeForRequest && isUnfinished(socket, connection)
const hasAnswer: Test = (socket, connection) =>
  connection.response !== undefined && isIdle(socket, connection)

/**
 * Which connections are closed for others, the first kind first: requests that do not come, connections that
 * wait for another question. Never one whose answer is under way.
 */
const kinds: readonly Test[] = [isLate, hasAnswer]
/** Those that are closed where nearly all connections are in use. */
const lastKinds: readonly Test[] = [...kinds, isUnfinished]

/** What decides about a new connection. */
export interface Room {
  /**
   * Takes a new connection into account, and closes another where there are many.
   * @returns false where the new one has to be closed, as its address has its share
   */
  admit(socket: Socket): boolean
}

/**
 * Creates what makes room for new connections, so that neither idle clients nor those that send their requests
 * by halves shut others out.
 * @param isProxy whether an address is that of a proxy, whose connections are those of many clients
 */
export function createRoom(
  connections: Connections,
  maxConnections: () => number,
  isProxy: (address: string) => boolean,
): Room {
  const counts = new Map<string, number>()

  function count(socket: Socket, address: string): void {
    counts.set(address, (counts.get(address) ?? 0) + 1)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 0) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  }

  return {
    admit(socket) {
      const address = socket.remoteAddress
      const isShared = address === undefined || isProxy(address)
      const own = isShared ? 0 : (counts.get(address) ?? 0)
      const share = connections.size / maxConnections()
      if (own >= maxConnections() * maxShareOfAddress) {
        const victim = oldest(connections, lastKinds, (other) => other.address === address)
        if (!victim) return false
        victim.destroy()
      } else if (share >= crowded) oldest(connections, share >= full ? lastKinds : kinds)?.destroy()
      if (!isShared) count(socket, address)
      return true
    },
  }
}

/**
 * Of the first kind of which there are any, the connection that was used least recently. Half-sent requests of
 * a flood are found at once, as they are the first.
 */
function oldest(
  connections: Connections,
  kinds: readonly Test[],
  isCandidate: (connection: Connection) => boolean = () => true,
): Socket | undefined {
  const now = performance.now()
  for (const isKind of kinds)
    for (const [socket, connection] of connections)
      if (isCandidate(connection) && isKind(socket, connection, now)) return socket
  return undefined
}
