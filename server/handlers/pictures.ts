import type { RequestHandler, Response } from 'express'
import { parsePictureAddress } from '../../src/content/pictures/picture-address.ts'
import type { Deps } from '../deps.ts'
import { sandbox } from './assets.ts'

/** For the picture of a file as it is: its address changes with the file. */
const forGood = 'public, max-age=31536000, immutable'
/** For an address of an older page: the file has changed since. */
const forNow = 'public, max-age=60'

const missing = (res: Response): void =>
  void res.status(404).set('Cache-Control', 'no-store').type('text').send('404 Not Found')

/**
 * Serves small pictures of the content's files. Where one cannot be made at this moment, the browser is sent
 * to the file itself.
 */
export function smallPictures({ contentPictures }: Pick<Deps, 'contentPictures'>): RequestHandler {
  return async (req, res) => {
    const request = parsePictureAddress(req.path)
    const answer = request && (await contentPictures.get(request))
    if (!answer || answer.kind === 'missing') return missing(res)
    if (answer.kind === 'original') {
      res.set('Cache-Control', 'no-store')
      return res.redirect(302, answer.path)
    }
    const { bytes, type, tag, isCurrent } = answer
    res.set({ ...sandbox, 'Cache-Control': isCurrent ? forGood : forNow, ETag: `"${tag}"` })
    res.type(type).send(bytes)
  }
}
