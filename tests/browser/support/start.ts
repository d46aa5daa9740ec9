/** Watches what a page loads before and after its first use. */
import type { Page, Request } from '@playwright/test'
import { ready } from './test.ts'

/** Requests of a page, as paths, from now on. */
export function record(page: Page, isCounted: (request: Request) => boolean = () => true): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (isCounted(request)) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

export const isHydrated = async (page: Page): Promise<boolean> =>
  (await page.locator('html').getAttribute('data-hydrated')) !== null

export const payloadOf = (path: string): string => `**${path}/_payload.json?*`

/** Holds the app's code back until it is let go. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, release } = gate()
  await page.route(/\/_build\/site-[^/]+\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return release
}

/** What waits for the promise goes on when it is released. */
export function gate(): { readonly promise: Promise<void>; readonly release: () => void } {
  let release = () => {}
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return { promise, release }
}

/** Opens a page, and waits until it knows what can be fetched ahead. */
export async function openWithManifest(page: Page, path: string): Promise<void> {
  const manifest = page.waitForResponse('**/builds/meta/*.json')
  await page.goto(path)
  await ready(page)
  await (await manifest).finished()
}
