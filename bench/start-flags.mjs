import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))

/** Options of Node in the command of `npm start`, so that measured servers run as in use: `['--v8-…=1']`. */
export const startFlags = scripts.start.split(' ').filter((word) => word.startsWith('--'))
