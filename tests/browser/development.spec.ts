import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answeredWith, expect, hydrated, test } from './support/test.ts'

const project = join(import.meta.dirname, '../..')
// Inside the project, so that packages are found; a copy, because the test edits sources.
const copy = join(project, '.cache/development')
const port = 4320
const origin = `http://127.0.0.1:${port}`

let server: ChildProcess | undefined
let output = ''

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(copy, file)
  const text = await readFile(path, 'utf8')
  expect(text, `${file} holds ${from}`).toContain(from)
  await writeFile(path, text.replace(from, to))
}

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: origin })

test.beforeAll(async () => {
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  for (const name of [
    'src',
    'server',
    'public',
    'scripts',
    'vite.config.ts',
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ])
    await cp(join(project, name), join(copy, name), { recursive: true })
  // The fonts are packages of the project, which lie outside the copy.
  await edit(
    'vite.config.ts',
    "appType: 'custom',",
    "appType: 'custom', server: { fs: { allow: ['../..'] } },",
  )
  server = spawn(process.execPath, ['server/dev.mjs'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), SITE_URL: origin },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (data: Buffer) => {
      output += data.toString()
    })
  await expect.poll(() => output, { timeout: 60_000 }).toContain('Triptych is ready')
})

test.afterAll(async () => {
  if (server && server.exitCode === null) {
    server.kill('SIGINT')
    await once(server, 'exit')
  }
  await rm(copy, { recursive: true, force: true })
})

test('an edit of a component or a style shows without a page load', async ({ page, watch }) => {
  await page.goto('/en/sitemap')
  await hydrated(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', 'yes'))
  await edit('src/components/footer/footer.css', '.footer {', '.footer { --edited: yes;')
  await expect
    .poll(() =>
      page
        .locator('.footer')
        .evaluate((footer) => getComputedStyle(footer).getPropertyValue('--edited').trim()),
    )
    .toBe('yes')
  await edit('src/pages/sitemap.tsx', '<ul>', '<ul data-edited="yes">')
  await expect(page.locator('ul[data-edited]').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes')
  expect(watch.documents).toHaveLength(1)
})

test('an edit of the server shows at the next request, without a restart', async ({ request }) => {
  await edit('server/handlers/robots.ts', 'User-agent: *', '# edited\\nUser-agent: *')
  await expect.poll(async () => (await request.get('/robots.txt')).text()).toContain('# edited')
  expect(output.match(/Triptych is ready/g)).toHaveLength(1)
})

test('an edit of content shows in the open page', async ({ page }) => {
  await page.goto('/en/contact')
  await hydrated(page)
  await edit(
    'server/cms/embedded/content/collections/pages/en/contact.md',
    'title: Contact',
    'title: Contact us now',
  )
  await expect(page.locator('h1')).toHaveText('Contact us now')
})

test('a broken server file answers with a readable message and an overlay, and recovers', async ({
  page,
  request,
  watch,
}) => {
  watch.expect(answeredWith(500))
  await edit('server/handlers/robots.ts', 'export const robots', 'export const robots = = 1; const other')
  await expect.poll(async () => (await request.get('/en')).status()).toBe(500)
  await page.goto('/en')
  await expect(page.locator('body')).toContainText('could not be loaded')
  await edit('server/handlers/robots.ts', 'export const robots = = 1; const other', 'export const robots')
  await expect.poll(async () => (await request.get('/en')).status()).toBe(200)
})
