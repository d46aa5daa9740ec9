/** Serves the files below the folder `public` of a project. */
import { readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import type { StandInAnswer, StandInRequest } from '../../../../scripts/cms-mock/server.mjs'

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
}

/** @returns undefined for an address without a file */
export function answerAssetFile(dir: string, { path }: StandInRequest): StandInAnswer | undefined {
  const file = normalize(join(dir, 'public', decodeURIComponent(path)))
  if (!file.startsWith(join(dir, 'public')) || extname(file) === '') return undefined
  try {
    const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream'
    return { headers: { 'content-type': type }, body: readFileSync(file) }
  } catch {
    return undefined
  }
}
