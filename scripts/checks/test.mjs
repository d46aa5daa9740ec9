/**
 * Runs every test, the browser tests included: `npm test`. Ends with a line `N passed, N failed` and writes
 * the same numbers to `node_modules/.cache/test-totals.json`. A skipped test counts as failed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../chaos/lab/free-port.mjs'

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache')
const reports = { vitest: join(cache, 'vitest.json'), playwright: join(cache, 'playwright.json') }

/** Runs a Node program in the project's folder, shows its output, and returns its exit code. */
function run(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  return status ?? 1
}

/** Counts the tests of Vitest's report. A file that could not be loaded has no tests, and is one failure. */
function countVitest({ numPassedTests, numTotalTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length }
}

const countPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
})

/**
 * Counts the tests of a report. A run that failed without a report, or without a failed test, is one failure.
 */
function totals(report, count, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')))
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

function runVitest() {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`]
  return totals(reports.vitest, countVitest, run(['node_modules/vitest/vitest.mjs', 'run', ...output]))
}

/** Runs the browser tests. Without a browser, playwright.config.ts fails, which counts as a failure. */
async function runPlaywright() {
  const code = run(['node_modules/@playwright/test/cli.js', 'test'], { TEST_PORT: String(await freePort()) })
  return totals(reports.playwright, countPlaywright, code)
}

function finish(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  writeFileSync(join(cache, 'test-totals.json'), `${JSON.stringify({ passed, failed })}\n`)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}

mkdirSync(cache, { recursive: true })
for (const report of Object.values(reports)) rmSync(report, { force: true })
// Compiles once what each test of an addition would compile in its copy of the repository.
const compiled = run(['node_modules/typescript/bin/tsc', '-b']) === 0
const built = compiled && run(['scripts/build/build-if-stale.mjs']) === 0
finish(built ? [runVitest(), await runPlaywright()] : [{ passed: 0, failed: 1 }])
