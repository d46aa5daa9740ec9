/**
 * Finds a browser for the browser tests: one that the machine has, else one from npm. Needs no root rights.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const folder = join(import.meta.dirname, '../../.cache/browser')
const npmBrowser = '@sparticuz/chromium@147.0.0'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
]

const advice = {
  linux: 'npx playwright install --with-deps chromium',
  darwin: 'npx playwright install chromium',
  win32: 'npx playwright install chromium',
}

/**
 * Whether a program is a browser that runs. Ubuntu's `chromium-browser` may exist without a browser behind
 * it, so the program has to print its version; on Windows that would open a window, so it only has to exist.
 */
function answers(path) {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0
}

function onPath(env, programs) {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return programs.flatMap((name) => folders.map((path) => join(path, name + suffix)))
}

const usualPlaces = {
  darwin: () =>
    ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    ),
  win32: (env) =>
    [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((base) => [
        join(base, 'Google/Chrome/Application/chrome.exe'),
        join(base, 'Microsoft/Edge/Application/msedge.exe'),
      ]),
}

/** Finds an installed browser: on the path, in the system's usual place, or in Playwright's cache. */
function installed(env) {
  const places = usualPlaces[process.platform]?.(env) ?? []
  return [...onPath(env, names), ...places, chromium.executablePath()].find(answers)
}

const npmCommand = `npm install --no-save --no-package-lock --prefix .cache/browser ${npmBrowser}`

/**
 * Installs a browser from npm, unless that was done before; undefined where this fails, and on all systems
 * but Linux x64, for which alone the package has a build.
 */
function fromNpm(env) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!existsSync(join(folder, 'node_modules')) && !install(env)) return undefined
  return unpack(env)
}

function install(env) {
  process.stdout.write(`No browser found; getting one from npm: ${npmCommand}\n`)
  mkdirSync(folder, { recursive: true })
  return (
    spawnSync('npm', npmCommand.split(' ').slice(1), { cwd: join(folder, '../..'), env, stdio: 'inherit' })
      .status === 0
  )
}

/**
 * Unpacks the browser of the npm package, in a process of its own: the package reads and changes the
 * environment when it is imported.
 */
function unpack(env) {
  const script = `
    const { default: chromium } = await import('@sparticuz/chromium')
    const executablePath = await chromium.executablePath()
    const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env
    console.log(JSON.stringify({ executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }))`
  const temporary = join(folder, 'unpacked')
  mkdirSync(temporary, { recursive: true })
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    // Only with this variable does the package unpack the libraries that a bare Linux lacks.
    env: { ...env, TMPDIR: temporary, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return status === 0 ? JSON.parse(stdout.trim().split('\n').at(-1)) : undefined
}

/** For a browser that root starts, or that comes from npm: neither can set up a sandbox. */
const withoutSandbox = ['--no-sandbox']

/**
 * The browser for tests, in this order: `CHROME_PATH`, Chromium, Chrome or Edge of this machine, Playwright's
 * own, on Linux x64 one from npm (kept in `.cache/browser`).
 * @returns {{ executablePath: string, env: Record<string, string>, args: string[] }}
 * @throws Error that names the one command to run
 */
export function findBrowser(env = process.env) {
  if (env.CHROME_PATH && !answers(env.CHROME_PATH))
    throw new Error(`CHROME_PATH names no browser that runs: ${env.CHROME_PATH}`)
  const args = process.getuid?.() === 0 ? withoutSandbox : []
  const executablePath = env.CHROME_PATH || installed(env)
  if (executablePath) return { executablePath, env: {}, args }
  const browser = fromNpm(env)
  if (browser) return { ...browser, args: withoutSandbox }
  throw new Error(`The browser tests found no browser. Run: ${advice[process.platform] ?? advice.linux}`)
}

/**
 * The browser for what needs no window: the same as `findBrowser`, unless this machine has Chromium's shell, which
 * opens a page in half the time. It draws letters in another way.
 * @returns {{ executablePath: string, env: Record<string, string>, args: string[] }}
 * @throws Error that names the one command to run
 */
export function findQuickBrowser(env = process.env) {
  const browser = findBrowser(env)
  const shell = env.CHROME_PATH ? undefined : onPath(env, ['chromium-headless-shell']).find(answers)
  return shell ? { ...browser, executablePath: shell, env: {} } : browser
}
