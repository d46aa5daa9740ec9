/** Writes a Statamic project for a test. */
import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export interface Project {
  readonly dir: string
  write(file: string, text: string): Promise<void>
  remove(file: string): Promise<void>
  /** Gives a file a time of change, any text that `Date` reads. */
  touch(file: string, time: string): Promise<void>
}

/** When the folder goes: `onTestFinished`, or `afterAll` for a project that several tests read. */
type Cleaning = (clean: () => Promise<void>) => void

async function openProject(whenDone: Cleaning): Promise<Project> {
  const dir = await mkdtemp(path.join(tmpdir(), 'triptych-'))
  whenDone(() => rm(dir, { recursive: true, force: true }))
  return {
    dir,
    async write(file, text) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true })
      await writeFile(path.join(dir, file), text)
    },
    remove: (file) => rm(path.join(dir, file), { recursive: true }),
    touch: (file, time) => utimes(path.join(dir, file), new Date(time), new Date(time)),
  }
}

/** A Statamic project in a folder of its own, gone after the test: relative path → text. */
export async function writeProject(
  files: Readonly<Record<string, string>>,
  whenDone: Cleaning = onTestFinished,
): Promise<Project> {
  const project = await openProject(whenDone)
  for (const [file, text] of Object.entries(files)) await project.write(file, text)
  return project
}

/** A copy of a project of `tests/fixtures`, to be changed at will. */
export async function copyProject(fixture: string, whenDone: Cleaning = onTestFinished): Promise<Project> {
  const project = await openProject(whenDone)
  await cp(path.join(import.meta.dirname, '../fixtures', fixture), project.dir, { recursive: true })
  return project
}
