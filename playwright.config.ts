import { defineConfig } from '@playwright/test'
import { findBrowser, findQuickBrowser } from './scripts/checks/browser.mjs'

const port = process.env.TEST_PORT ?? '4310'
const baseURL = `http://127.0.0.1:${port}`

/** How tests start a browser. */
function launched({ executablePath, env, args }: ReturnType<typeof findBrowser>) {
  return { executablePath, args, env: { ...process.env, ...env } as Record<string, string> }
}

/** They look at letters, of which each kind of browser has its own way, and at documents that were put aside. */
const inWindow = ['pictures-*.spec.ts', 'picture-sizes.spec.ts', 'put-aside.spec.ts']

/** Browser tests against the production build, which `npm test` makes first. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  outputDir: 'node_modules/.cache/playwright',
  workers: 2,
  retries: 0,
  // Some look at a page in eight ways: a busy machine may take its time, a page that hangs may not.
  timeout: 120_000,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/playwright.json' }]],
  // What fails has its time; what passes does not wait for it.
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // Recording slows every test down: `npx playwright test --trace retain-on-failure` shows a failed one.
    trace: 'off',
  },
  projects: [
    { name: 'chromium', testIgnore: inWindow, use: { launchOptions: launched(findQuickBrowser()) } },
    { name: 'window', testMatch: inWindow, use: { launchOptions: launched(findBrowser()) } },
  ],
  webServer: {
    command: 'node dist/server/main.js',
    url: `${baseURL}/health/ready`,
    env: { HOST: '127.0.0.1', PORT: port, SITE_URL: baseURL, LOG_LEVEL: 'warn', BUILDS_DIR: '' },
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
