import type { Readable } from 'node:stream'

/**
 * Reads the first bytes of a body, and ends the transfer there: a system may send the whole file to somebody
 * who asked for a part of it. Rejects with the error of the connection.
 */
export const readStart = ({ body }: { readonly body: Readable }, maxBytes: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const read = { size: 0 }
    const finish = () => resolve(Buffer.concat(chunks).subarray(0, maxBytes))
    body.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      read.size += chunk.length
      if (read.size < maxBytes) return
      finish()
      body.destroy()
    })
    body.once('end', finish).on('error', reject)
    // After an `end` or `error` the promise is settled already, and this changes nothing.
    body.once('close', () => reject(new Error('The body ended early')))
  })
