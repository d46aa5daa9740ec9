/** Writes compressed copies of the built files, which the server sends as they are. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

/** Files that are worth compressing. Fonts and most pictures are compressed already. */
const compressible = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/
/** Bytes below which compression saves no network packet. */
const minBytes = 1_024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compresses at the best and slowest level, as this is done once per build. */
const copiesOf = (bytes) =>
  Promise.all([
    toBrotli(bytes, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    toGzip(bytes, { level: 9 }),
  ])

async function compressFile(file) {
  const bytes = await readFile(file)
  if (bytes.length < minBytes) return
  const [brotli, gzipped] = await copiesOf(bytes)
  if (gzipped.length >= bytes.length) return
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}

/**
 * Writes a `.br` and a `.gz` copy beside every file in a folder that is worth compressing and has 1,024 bytes
 * or more, unless gzip makes it no smaller. Files and folders whose names start with a dot are left out, as
 * they are not served.
 */
export async function compressFiles(folder) {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => compressible.test(name) && !/(?:^|[\\/])\./.test(name))
  await Promise.all(files.map((name) => compressFile(join(folder, name))))
}
