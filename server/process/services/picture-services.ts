import type { ContentPictures } from '../../pictures/content-pictures.ts'
import { type CreatePicturesOptions, createContentPictures } from '../../pictures/create-pictures.ts'
import type { RemotePicturesOptions } from '../../pictures/remote/remote-pictures.ts'
import { withRemotePictures } from '../../pictures/with-remote.ts'

interface PictureServiceOptions extends CreatePicturesOptions, RemotePicturesOptions {
  readonly config: CreatePicturesOptions['config'] & RemotePicturesOptions['config']
  readonly scheduler: CreatePicturesOptions['scheduler'] & RemotePicturesOptions['scheduler']
  readonly logger: CreatePicturesOptions['logger'] & RemotePicturesOptions['logger']
}

/** Creates the pictures of the content: of files on this machine, and where the site names any, of others. */
export function createPictureServices(options: PictureServiceOptions): ContentPictures {
  const { content, ...others } = options
  if (options.config.remotePictures.origins.length === 0) return createContentPictures(options)
  return withRemotePictures({
    content,
    createOwn: (own) => createContentPictures({ ...others, content: own }),
    async openRemote() {
      const { createRemotePictures } = await import('../../pictures/remote/remote-pictures.ts')
      return createRemotePictures(options)
    },
  })
}
