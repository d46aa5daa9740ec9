/** Serves the files that the asset containers of a project hold. */
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { StandInAnswer, StandInRequest } from '../../../../scripts/cms-mock/server.mjs'
import type { SiteIndex } from '../../../../server/cms/flat-files/index/index-site.ts'

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
}

/**
 * @param dir folder of the project
 * @returns undefined for an address without a file
 */
export function answerAssetFile(
  dir: string,
  { assets }: SiteIndex,
  { path }: StandInRequest,
): StandInAnswer | undefined {
  const file = assets.at(decodeURIComponent(path))
  if (file === undefined) return undefined
  const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream'
  return { headers: { 'content-type': type }, body: readFileSync(join(dir, file)) }
}
