/** Redirects that are followed for one navigation, so that a loop ends. */
const maxRedirects = 5

/**
 * Loads a page, or the one that it redirects to, and gives it with its final address. Rejects for a redirect
 * off this site, and after too many of them.
 */
export async function followRedirects<Page>(
  load: (url: URL, signal: AbortSignal) => Promise<Page | URL>,
  start: URL,
  signal: AbortSignal,
): Promise<readonly [Page, URL]> {
  let url = start
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const result = await load(url, signal)
    if (!(result instanceof URL)) return [result, url]
    if (result.origin !== location.origin) throw new Error('The page redirects to another site')
    url = result
  }
  throw new Error(`More than ${maxRedirects} redirects from ${start.pathname}`)
}
