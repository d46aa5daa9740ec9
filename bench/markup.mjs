/** Finds the files and pages that the HTML of one of the product's pages links, for the benchmark. */

const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
const tags = (html, name) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? []
/** Whether an address is of the same site: `/about`, but not `//cdn.example/a.js`. */
const isSameSite = (address) => address?.startsWith('/') && !address.startsWith('//')

/**
 * Addresses of the same site in a document, by kind: files that a browser loads at once, and pages that the
 * document links; besides, the id of the build that made it.
 */
export function readDocument(html) {
  const links = tags(html, 'link').filter((tag) => !/\sdisabled\b/.test(tag))
  const hrefs = (keep) =>
    links
      .filter(keep)
      .map((tag) => attribute(tag, 'href'))
      .filter(isSameSite)
  const srcs = (name, keep = () => true) =>
    tags(html, name)
      .filter(keep)
      .map((tag) => attribute(tag, 'src'))
      .filter(isSameSite)
  const isRel = (name) => (tag) => attribute(tag, 'rel') === name
  const isPreload = (kind) => (tag) => isRel('preload')(tag) && attribute(tag, 'as') === kind
  const unique = (list) => [...new Set(list)]
  return {
    styles: unique(hrefs(isRel('stylesheet'))),
    scripts: unique([...srcs('script'), ...hrefs(isRel('modulepreload')), ...hrefs(isPreload('script'))]),
    fonts: unique(hrefs(isPreload('font'))),
    pictures: unique([
      ...srcs('img', (tag) => attribute(tag, 'loading') !== 'lazy'),
      ...hrefs(isPreload('image')),
    ]),
    pages: unique(
      tags(html, 'a')
        .map((tag) => attribute(tag, 'href')?.split('#')[0])
        .filter(isSameSite),
    ),
    buildId: /"buildId":"([^"]+)"/.exec(html)?.[1],
  }
}
