import { readdir } from 'node:fs/promises'
import { basename, extname, join, relative } from 'node:path'
import express, { type RequestHandler, type Response, Router } from 'express'
import { acceptedEncoding, type Encoding } from './encoding.ts'

/** What the build appends to the names of compressed copies. */
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** The files of a build, as the compressed copies that lie beside them where the client takes those. */
export const staticFiles = async (folder: string): Promise<RequestHandler> =>
  serveFiles(folder, await filePaths(folder))

/** The same for a folder whose paths are known. */
export function serveFiles(folder: string, paths: ReadonlySet<string>): RequestHandler {
  const options = { index: false, redirect: false, dotfiles: 'ignore', setHeaders: describeCopy } as const
  return Router()
    .use(chooseCopy(withCopies(paths)))
    .use('/_build', express.static(join(folder, '_build'), { ...options, immutable: true, maxAge: '1y' }))
    .use(express.static(folder, { ...options, maxAge: '1h' }))
}

/** Paths of the files in a folder, as they are asked for. No link is one, or is followed. */
export async function filePaths(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const names = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`))
}

const withCopies = (paths: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...paths].filter((path) => Object.values(suffixes).every((end) => paths.has(path + end))))

const chooseCopy =
  (copied: ReadonlySet<string>): RequestHandler =>
  (req, res, next) => {
    if (!copied.has(req.path)) return next()
    res.vary('Accept-Encoding')
    // A part is a part of the file itself.
    const encoding = req.headers.range ? undefined : acceptedEncoding(req.headers['accept-encoding'])
    if (encoding) {
      res.locals.copy = encoding
      req.url = req.path + suffixes[encoding]
    }
    next()
  }

/** Only for a file that is found: what is missing keeps no trace of a copy. */
function describeCopy(res: Response, file: string): void {
  const encoding: Encoding | undefined = res.locals.copy
  if (!encoding) return
  res.setHeader('Content-Encoding', encoding)
  res.type(extname(basename(file, suffixes[encoding])))
}
