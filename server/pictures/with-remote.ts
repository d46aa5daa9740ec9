/** Puts the pictures of other machines beside those of this one. */
import type { SmallPicture } from '../../src/content/pictures/picture-address.ts'
import { createBoundedCache } from '../cache/bounded-cache.ts'
import type { ContentSource } from '../cms/source.ts'
import type { ContentPictures, PictureAnswer } from './content-pictures.ts'
import type { FileCopy, RemotePictures } from './remote/remote-pictures.ts'

type PictureContent = Pick<ContentSource, 'assetFile' | 'assetFocus' | 'onChange'>

interface WithRemoteOptions {
  readonly content: PictureContent
  /** Creates the pictures of files on this machine. */
  readonly createOwn: (content: PictureContent) => ContentPictures
  /** Loads the code for other machines: most sites never need it. */
  readonly openRemote: () => Promise<RemotePictures>
}

/** Copies of files of other machines, whose addresses lead to them; the least used are forgotten. */
const maxCopies = 10_000

const isElsewhere = (address: string): boolean => /^https?:/i.test(address)
/** In any spelling: the copies are found by the decoded path, and only the other one checks who wrote it. */
const isCopied = ({ path }: SmallPicture): boolean => /^\/(?:@|%40)/.test(path)

/**
 * Creates the pictures of this machine and others. Small pictures of both are made in one line, and kept in
 * one folder: a file of another machine is copied to this one first.
 */
export function withRemotePictures({ content, createOwn, openRemote }: WithRemoteOptions): ContentPictures {
  const copies = createBoundedCache<string, FileCopy>({ maxEntries: maxCopies })
  const own = createOwn({
    ...content,
    assetFile: (path) => copies.get(path)?.file ?? content.assetFile(path),
    assetFocus(path) {
      const copy = copies.get(path)
      return copy ? copy.focus : content.assetFocus?.(path)
    },
  })
  const listeners = new Set<() => void>()
  const state: { opening?: Promise<RemotePictures>; remote?: RemotePictures; isClosed: boolean } = {
    isClosed: false,
  }

  async function open(): Promise<RemotePictures> {
    const remote = await openRemote()
    state.remote = remote
    remote.onChange(() => listeners.forEach((listener) => void listener()))
    return remote
  }
  const opened = (): Promise<RemotePictures> => {
    state.opening ??= open()
    return state.opening
  }

  const make = (request: SmallPicture, copy: FileCopy): Promise<PictureAnswer> => {
    copies.set(decodeURIComponent(request.path), copy)
    return own.get(request)
  }

  return {
    ...own,
    facts: async (address, sides, focus) => {
      if (!isElsewhere(address)) return own.facts(address)
      return state.isClosed ? undefined : (await opened()).facts(address, sides, focus)
    },
    known: (address) => (isElsewhere(address) ? undefined : own.known(address)),
    isBeingRead: (address) =>
      isElsewhere(address) ? (state.remote?.isBeingRead(address) ?? false) : own.isBeingRead(address),
    get: async (request) => (isCopied(request) ? (await opened()).get(request, make) : own.get(request)),
    onChange(changed) {
      listeners.add(changed)
      const stop = own.onChange(changed)
      return () => {
        stop()
        listeners.delete(changed)
      }
    },
    close() {
      state.isClosed = true
      listeners.clear()
      own.close()
      void state.opening?.then((remote) => remote.close())
    },
  }
}
