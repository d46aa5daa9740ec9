import { connect } from 'node:net'

/**
 * Opens many connections from another address of this machine, all at once.
 * @param send called with each connection when it is open
 * @param atEnd as of the lab: has the connections closed
 */
export async function openCrowd({ port, count, from = '127.0.0.2', send, atEnd }) {
  const began = performance.now()
  const crowd = Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true })
    const member = { socket, text: '', closedAfter: undefined }
    socket.on('connect', () => send(socket))
    socket.on('data', (data) => {
      member.text += data.toString('latin1')
    })
    // That it is cut off is what is measured.
    socket.on('error', () => {})
    socket.on('close', () => {
      member.closedAfter = performance.now() - began
    })
    return member
  })
  const leave = () => crowd.forEach(({ socket }) => void socket.destroy())
  atEnd(leave)
  return { members: crowd, leave }
}
