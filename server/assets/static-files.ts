import type { Stats } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import express, { type RequestHandler, type Response, Router } from 'express'
import { acceptedEncoding, type Encoding } from '../http/encoding.ts'
import { fileResponse } from './file-response.ts'
import { typeOfFile } from './file-types.ts'
import { createMemoryFiles, encodingSuffixes, fileEtag, type MemoryFiles } from './memory-files.ts'

/** The files of a build, as an Express handler and in memory. */
export interface StaticFiles {
  readonly serve: RequestHandler
  /** Files that were requested before: the fast path sends them without Express. */
  readonly memoryFiles: MemoryFiles
}

/**
 * Serves the files of a build: small ones from memory, others from the disk, and the compressed copies of
 * files where the build has such copies and the client accepts them.
 */
export async function staticFiles(folder: string): Promise<StaticFiles> {
  const paths = await filePaths(folder)
  const memoryFiles = createMemoryFiles({ folder, paths })
  const serveFromDisk = serveFiles(folder, paths)
  return {
    memoryFiles,
    async serve(req, res, next) {
      await memoryFiles.load(req.path)
      const response = fileResponse(memoryFiles, req)
      if (response) res.writeHead(response.status, [...response.headers]).end(response.body)
      else serveFromDisk(req, res, next)
    },
  }
}

/**
 * Serves files of a folder from the disk. Requests for paths that are not in `paths` are left to the next
 * handler.
 */
export function serveFiles(folder: string, paths: ReadonlySet<string>): RequestHandler {
  const options = { index: false, redirect: false, dotfiles: 'ignore', setHeaders } as const
  const disk = Router()
    .use(chooseCopy(pathsWithCopies(paths)))
    .use('/_build', express.static(join(folder, '_build'), { ...options, immutable: true, maxAge: '1y' }))
    .use(express.static(folder, { ...options, maxAge: '1h' }))
  return (req, res, next) => {
    if (paths.has(decodePath(req.path))) disk(req, res, next)
    else next()
  }
}

/** A path that cannot be decoded stays as it is: no file has such a name. */
function decodePath(path: string): string {
  try {
    return path.includes('%') ? decodeURIComponent(path) : path
  } catch {
    return path
  }
}

/**
 * Lists the files in a folder by request path, such as `/icons/a.svg`. Links are neither listed nor followed.
 */
export async function filePaths(folder: string): Promise<ReadonlySet<string>> {
  const root = resolve(folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(
    files.map(({ parentPath, name }) => `${parentPath.slice(root.length)}/${name}`.replaceAll('\\', '/')),
  )
}

/** Paths of the files that lie in the folder in every encoding. */
const pathsWithCopies = (paths: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...paths].filter((path) => Object.values(encodingSuffixes).every((end) => paths.has(path + end))))

/** Rewrites the address of a request to the compressed copy that the client accepts. */
const chooseCopy =
  (withCopies: ReadonlySet<string>): RequestHandler =>
  (req, res, next) => {
    if (!withCopies.has(req.path)) return next()
    res.vary('Accept-Encoding')
    // A range counts the bytes of the file itself.
    const encoding = req.headers.range ? undefined : acceptedEncoding(req.headers['accept-encoding'])
    if (encoding) {
      res.locals.copy = encoding
      req.url = req.path + encodingSuffixes[encoding]
    }
    next()
  }

/** Called by `express.static` for files that are found: a missing file gets no headers of a copy. */
function setHeaders(res: Response, file: string, { size, mtime }: Stats): void {
  const encoding: Encoding | undefined = res.locals.copy
  res.setHeader('ETag', fileEtag(size, mtime))
  if (encoding) res.setHeader('Content-Encoding', encoding)
  const type = typeOfFile(encoding ? basename(file, encodingSuffixes[encoding]) : file)
  if (type) res.setHeader('Content-Type', type)
}
