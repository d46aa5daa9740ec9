import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Milliseconds for a test that compiles a copy, also on a busy machine. */
export const patience = 180_000

const root = join(import.meta.dirname, '../..')
const own = ['bench', 'docs', 'extensions', 'public', 'scripts', 'server', 'src', 'tests']
const cache = 'node_modules/.cache/tsc'

export interface Outcome {
  readonly code: number | null
  /** Both streams. */
  readonly output: string
}

/**
 * A copy of this repository that a test may change, without its history; removed after the test. Its packages
 * are those of this one, and what the compiler knows of these sources goes with it, which spares most of its
 * work.
 */
export function copyRepository() {
  const dir = mkdtempSync(join(tmpdir(), 'triptych-adding-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }), patience)
  const files = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? entry.name : [],
  )
  for (const name of [...own, ...files])
    cpSync(join(root, name), join(dir, name), { recursive: true, preserveTimestamps: true })
  mkdirSync(join(dir, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(dir, 'node_modules', name))
  if (existsSync(join(root, cache)))
    cpSync(join(root, cache), join(dir, cache), { recursive: true, preserveTimestamps: true })

  const at = (path: string) => join(dir, path)
  const read = (path: string) => readFileSync(at(path), 'utf8')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }

  /** Runs a Node program of the repository or of a package. */
  const run = (...args: readonly string[]): Outcome => {
    const { PATH, HOME } = process.env
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: dir,
      encoding: 'utf8',
      env: { PATH, HOME, NO_COLOR: '1' },
    })
    return { code: status, output: stdout + stderr }
  }

  return {
    read,
    write,
    run,
    /** Puts a text in the place of another one, which has to be there. */
    replace(path: string, from: string | RegExp, to: string) {
      const text = read(path)
      const changed = text.replace(from, () => to)
      if (changed === text) throw new Error(`${path} has no ${from}`)
      write(path, changed)
    },
    /** What every file says, by its path. */
    state: () =>
      new Map(
        own.flatMap((folder) =>
          readdirSync(at(folder), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name))
            .map((file) => [file, readFileSync(file, 'latin1')] as const),
        ),
      ),
    /** Begins something new. Gives the files that were written and changed, in the order of the alphabet. */
    add(...words: readonly string[]): readonly string[] {
      const { code, output } = run('scripts/new/command.mjs', ...words)
      if (code !== 0) throw new Error(output)
      return [...output.matchAll(/^(?:wrote|changed) +(.+)$/gm)].map(([, path]) => path ?? '').toSorted()
    },
    /** Runs test files. */
    test: (...paths: readonly string[]) => run('node_modules/vitest/vitest.mjs', 'run', ...paths),
    /** What types, lint and format have against these files and the rest: empty when nothing. */
    faults(paths: readonly string[]): string {
      const checks = [
        run('node_modules/typescript/bin/tsc', '-b'),
        run(
          'node_modules/@biomejs/biome/bin/biome',
          'check',
          '--error-on-warnings',
          ...paths.filter((path) => !path.endsWith('.png')),
        ),
      ]
      return checks
        .filter(({ code }) => code !== 0)
        .map(({ output }) => output)
        .join('\n')
    },
  }
}
