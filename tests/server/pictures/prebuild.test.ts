import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPrebuiltSearch, prebuiltFactsPath } from '../../../server/pictures/facts/prebuilt-facts.ts'
import { prebuildPictureFacts } from '../../../server/pictures/prebuild.ts'
import { waves } from '../../support/pictures.ts'
import { writeProject } from '../../support/project.ts'

const worker = 'server/pictures/worker/worker.mjs'

async function project(bytes: Buffer) {
  const { dir, write } = await writeProject({ 'public/assets/img/a.jpg': '', 'public/assets/a.txt': 'x' })
  onTestFinished(() => rm(prebuiltFactsPath(dir), { force: true }))
  await writeFile(join(dir, 'public/assets/img/a.jpg'), bytes)
  return { dir, write, file: join(dir, 'public/assets/img/a.jpg') }
}

test('the build reads the pictures of its content, and a start finds what they are', async () => {
  const bytes = await waves(600, 400).jpeg().toBuffer()
  const { dir, file } = await project(bytes)
  await prebuildPictureFacts(dir, worker)
  const find = createPrebuiltSearch(dir)
  expect(await find(file, bytes.length)).toMatchObject({
    kind: 'picture',
    facts: { format: 'jpeg', width: 600, height: 400, isAnimated: false },
  })
  expect(await find(file, bytes.length + 1)).toBeUndefined()
  expect(await find(join(dir, 'public/assets/b.jpg'), 1)).toBeUndefined()
  expect(Object.keys(JSON.parse(await readFile(prebuiltFactsPath(dir), 'utf8')))).toEqual([
    'public/assets/img/a.jpg',
  ])
})

test('content without such a list has its pictures read', async () => {
  const { dir, file } = await project(await waves(60, 40).jpeg().toBuffer())
  expect(await createPrebuiltSearch(dir)(file, 1)).toBeUndefined()
})
