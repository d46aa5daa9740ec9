/** A server on this machine that answers with pictures, or as a test wants. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { portOf } from './test-deps.ts'

export interface PictureServer {
  readonly origin: string
  /** Every request so far. */
  readonly requests: readonly IncomingMessage[]
}

/** Listens on a free port until the test ends. */
export async function servePictures(answer: RequestListener): Promise<PictureServer> {
  const requests: IncomingMessage[] = []
  const server = createServer((req, res) => {
    requests.push(req)
    answer(req, res)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return { origin: `http://127.0.0.1:${portOf(server)}`, requests }
}

/** A picture of one colour. */
export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } })

/** The first bytes of a picture of noise, whose bytes cannot be packed. */
export const noisePicture = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#357' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
