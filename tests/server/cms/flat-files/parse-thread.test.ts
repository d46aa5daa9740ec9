import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createFileStore } from '../../../../server/cms/flat-files/disk/file-store.ts'
import { createParseThread } from '../../../../server/cms/flat-files/parse-thread/parse-thread.ts'
import { createLogger } from '../../../support/flat-files.ts'
import { writeProject } from '../../../support/project.ts'

const root = join(import.meta.dirname, '../../../..')
const file = 'content/globals/nl/redirects.yaml'
const map = (keys: number, more = ''): string =>
  `${Array.from({ length: keys }, (_, index) => `/old/${index}: /new/${index}`).join('\n')}\n${more}`

let folder: string
/** The thread's code, bundled as the build does. */
let code: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'triptych-thread-'))
  code = join(folder, 'worker.js')
  await build({
    ...{ root, configFile: false, logLevel: 'silent', ssr: { noExternal: true } },
    build: {
      ...{ ssr: true, outDir: folder, copyPublicDir: false },
      rolldownOptions: {
        input: { worker: 'server/cms/flat-files/parse-thread/worker.ts' },
        output: { format: 'es', entryFileNames: 'worker.mjs' },
      },
    },
  })
  code = join(folder, 'worker.mjs')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function openThread(options: Partial<Parameters<typeof createParseThread>[0]> = {}) {
  const thread = createParseThread({ code, ...options })
  onTestFinished(() => thread.close())
  return thread
}

/** The code of a thread that does not do what it should. */
async function codeOf(text: string): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'odd-')), 'worker.mjs')
  await writeFile(path, `import { parentPort } from 'node:worker_threads'\n${text}`)
  return path
}

describe('A thread for large files', () => {
  test('takes texts above 8,192 characters', () => {
    const { takes } = openThread()
    expect([takes('x'.repeat(8192)), takes('x'.repeat(8193))]).toEqual([false, true])
  })

  test('parses one file after another, each as its parser does', async () => {
    const { parse } = openThread()
    const entry = { file: 'content/collections/a/a.md', text: '---\ntitle: A\n---\nText' }
    const values = await Promise.all([parse({ file, text: 'a: 2024-03-01' }), parse(entry)])
    expect(values).toEqual([{ a: 1_709_251_200 }, { title: 'A', content: 'Text' }])
  })

  test('tells what is wrong with a file in the words of its parser, and goes on', async () => {
    const { parse } = openThread()
    await expect(parse({ file, text: 'a: 1\na: 2' })).rejects.toThrow('Map keys must be unique at line 2')
    expect(await parse({ file, text: 'a: 1' })).toEqual({ a: 1 })
  })

  test.each([
    [
      'throws outside of its work',
      "parentPort.on('message', () => setImmediate(() => { throw new Error('x') }))",
    ],
    ['ends', "parentPort.on('message', () => process.exit(1))"],
    [
      'takes all memory',
      "parentPort.on('message', () => { const a = []; for (;;) a.push(new Array(1e5).fill({})) })",
    ],
  ])('that %s is a fault of the file, and of nothing else', async (_what, text) => {
    const { parse } = openThread({ code: await codeOf(text) })
    const task = { file, text: 'a: 1' }
    await expect(parse(task)).rejects.toThrow('The file ended the thread that parses files')
    await expect(parse(task)).rejects.toThrow('The file ended the thread that parses files')
  })

  test('that never answers is ended, also when it does not let go of the processor', async () => {
    const { parse } = openThread({
      code: await codeOf("parentPort.on('message', () => { for (;;); })"),
      maxTime: 50,
    })
    await expect(parse({ file, text: 'a: 1' })).rejects.toThrow('Parsing takes longer than 50 ms')
  })

  test('starts again after it was idle', async () => {
    const { parse } = openThread({
      code: await codeOf(
        "let count = 0\nparentPort.on('message', () => parentPort.postMessage({ value: ++count }))",
      ),
      idleTime: 0,
    })
    const task = { file, text: '' }
    // A thread that is still there counts on.
    await expect.poll(async () => [await parse(task), await parse(task)].includes(1)).toBe(true)
  })
})

describe('A store of files', () => {
  test('takes a large file that changes from the thread, and keeps its last good version', async () => {
    const project = await writeProject({ [file]: map(10) })
    const logger = createLogger()
    const tasks: string[] = []
    const thread = openThread()
    const parse: typeof thread.parse = (task) => {
      tasks.push(task.file)
      return thread.parse(task)
    }
    const store = createFileStore(project.dir, logger, { thread: { ...thread, parse } })
    const keys = () => Object.keys(Object(store.files().get(file)?.value)).length
    await store.refresh()
    expect([keys(), tasks]).toEqual([10, []])

    await project.write(file, map(20_000))
    expect(await store.refresh()).toBe(true)
    expect([keys(), tasks]).toEqual([20_000, [file]])

    await project.write(file, map(20_000, '/old/7: twice'))
    await store.refresh()
    expect([keys(), store.broken().size]).toEqual([20_000, 1])
    expect(logger.warnings).toMatchObject([{ file, message: 'Content file could not be read' }])
  })
})
