import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a site keeps the last good content, in its `SNAPSHOT_DIR`. */
export const snapshotFile = (folder) => join(folder, 'content.ndjson')

/** Says of the snapshot in a folder whether it is `whole`, as its own header has it, `broken` or `absent`. */
export function checkSnapshot(folder) {
  try {
    const content = readFileSync(snapshotFile(folder))
    const end = content.indexOf('\n')
    const { bytes, sha256 } = JSON.parse(content.subarray(0, end))
    const body = content.subarray(end + 1)
    const isWhole = body.length === bytes && createHash('sha256').update(body).digest('hex') === sha256
    return isWhole ? 'whole' : 'broken'
  } catch (error) {
    return error.code === 'ENOENT' ? 'absent' : 'broken'
  }
}
