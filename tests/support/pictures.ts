/** A site that has the pictures that tests make. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureFacts } from '../../server/pictures/content-pictures.ts'
import type { PictureWaits } from '../../server/pictures/create-pictures.ts'
import { openSource } from './flat-files.ts'
import { writeProject } from './project.ts'
import { serveDeps, testDeps } from './test-deps.ts'

export { plain, waves } from './waves.ts'

/** A site whose project has these files below `public/assets`, and others by their whole path. */
export async function serveFiles(
  assets: Readonly<Record<string, Buffer>>,
  {
    env = {},
    files = {},
    watch = false,
    pictureWaits,
  }: {
    env?: Readonly<Record<string, string>>
    files?: Readonly<Record<string, string>>
    watch?: boolean
    pictureWaits?: PictureWaits
  } = {},
) {
  const project = await writeProject({ 'content/globals/general.yaml': 'data: { site_name: X }', ...files })
  const put = async (name: string, bytes: Buffer) => {
    const file = path.join(project.dir, 'public/assets', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
  for (const [name, bytes] of Object.entries(assets)) await put(name, bytes)
  const deps = await testDeps({
    source: await openSource(project, { watch }),
    config: env,
    ...(pictureWaits && { pictureWaits }),
  })
  return { project, deps, put, server: await serveDeps(deps) }
}

/** The address of a small picture of a file of which they exist. */
export const addressOf = (facts: PictureFacts | undefined, size: string, format: string): string =>
  `/_pictures/${facts?.made?.version}/${size}${facts?.made?.path}.${format}`
