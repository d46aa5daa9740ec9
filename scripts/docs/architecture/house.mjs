import { roomGraph } from './graph.mjs'
import { listModules, readImports } from './imports.mjs'

/**
 * The three parts of the code in the picture of the architecture. `roomOf` returns the room of a module (a
 * folder of modules); undefined for modules of other parts.
 *
 * @type {readonly { name: string, title: string, note: string, roomOf: (module: string) => string | undefined
 * }[]}
 */
const parts = [
  {
    name: 'server',
    title: 'server/',
    note: 'Node. What stands above may import what stands below.',
    roomOf: (module) => roomBelow('server', module),
  },
  {
    name: 'server/cms',
    title: 'server/cms/',
    note: 'All that knows Statamic.',
    roomOf: (module) => roomBelow('server/cms', module),
  },
  {
    name: 'src',
    title: 'src/',
    note: 'React, and what both sides share. Never imports server/.',
    roomOf: (module) => roomBelow('src', module),
  },
]

/** The folder below a part that holds the module; a loose module is a room of its own, by its file name. */
function roomBelow(part, module) {
  if (!module.startsWith(`${part}/`)) return undefined
  return module.slice(part.length + 1).split('/')[0]
}

/**
 * Reads the rooms of each part, and the imports between them (arrows).
 * @param {string} root of the repository
 */
export function readHouse(root) {
  const modules = listModules(root)
  const imports = readImports(root)
  return parts.map((part) => {
    const { rooms, ...arrows } = roomGraph(imports, modules, part.roomOf)
    return { ...part, ...arrows, rooms: rooms.map((room) => ({ ...room, isFile: room.name.includes('.') })) }
  })
}

/** Path of a room, as the tables in `docs/architecture.md` name it. */
export const roomPath = (part, room) => `${part.name}/${room.name}${room.isFile ? '' : '/'}`
