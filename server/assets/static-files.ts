import type { Stats } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import express, { type RequestHandler, type Response, Router } from 'express'
import { acceptedEncoding, type Encoding } from '../http/encoding.ts'
import { typeOfFile } from './file-types.ts'
import { createMemoryFiles, fileEtag, fileResponse, type MemoryFiles, suffixes } from './memory-files.ts'

export interface StaticFiles {
  readonly serve: RequestHandler
  /** Those that were asked for already; `answerFromFiles` sends them without Express. */
  readonly memoryFiles: MemoryFiles
}

/** The files of a build, as the compressed copies that lie beside them where the client takes those. */
export async function staticFiles(folder: string): Promise<StaticFiles> {
  const paths = await filePaths(folder)
  const ready = createMemoryFiles({ folder, paths })
  const fromDisk = serveFiles(folder, paths)
  return {
    memoryFiles: ready,
    async serve(req, res, next) {
      await ready.load(req.path)
      const answer = fileResponse(ready, req)
      if (answer) res.writeHead(answer.status, [...answer.head]).end(answer.body)
      else fromDisk(req, res, next)
    },
  }
}

/** Files of a folder whose paths are known, from the disk. Nobody asks the disk for others. */
export function serveFiles(folder: string, paths: ReadonlySet<string>): RequestHandler {
  const options = { index: false, redirect: false, dotfiles: 'ignore', setHeaders: describe } as const
  const disk = Router()
    .use(chooseCopy(withCopies(paths)))
    .use('/_build', express.static(join(folder, '_build'), { ...options, immutable: true, maxAge: '1y' }))
    .use(express.static(folder, { ...options, maxAge: '1h' }))
  return (req, res, next) => {
    if (paths.has(decoded(req.path))) disk(req, res, next)
    else next()
  }
}

/** What cannot be decoded is no name of a file. */
function decoded(path: string): string {
  try {
    return path.includes('%') ? decodeURIComponent(path) : path
  } catch {
    return path
  }
}

/** Paths of the files in a folder, as they are asked for. No link is one, or is followed. */
export async function filePaths(folder: string): Promise<ReadonlySet<string>> {
  const root = resolve(folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(
    files.map(({ parentPath, name }) => `${parentPath.slice(root.length)}/${name}`.replaceAll('\\', '/')),
  )
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
function describe(res: Response, file: string, { size, mtime }: Stats): void {
  const encoding: Encoding | undefined = res.locals.copy
  res.setHeader('ETag', fileEtag(size, mtime))
  if (encoding) res.setHeader('Content-Encoding', encoding)
  const type = typeOfFile(encoding ? basename(file, suffixes[encoding]) : file)
  if (type) res.setHeader('Content-Type', type)
}
