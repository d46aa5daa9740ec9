import { whenLoaded } from '../lifecycle/when-loaded.ts'

/**
 * The document of a first view holds its first styles. Asks for their file when all that the page shows is
 * there, so that the next document, which links it, finds it in the browser's cache: as styles for no medium,
 * which every browser fetches last and none applies. Where a policy forbids the styles inside, those of the
 * file apply, and are asked for at once.
 */
export async function cacheCriticalCss(): Promise<void> {
  const inside = document.querySelector<HTMLStyleElement>('style[data-href]')
  if (!inside) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `${inside.dataset.href}`
  if (inside.sheet) {
    await whenLoaded()
    link.media = 'not all'
  }
  inside.before(link)
}
