import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))

/** What `npm start` tells Node besides the program. */
export const startFlags = scripts.start.split(' ').filter((word) => word.startsWith('--'))
