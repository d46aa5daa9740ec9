/** Finds the files and pages that the HTML of a page links. */

const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
const tags = (html, name) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? []
const own = (address) => address?.startsWith('/') && !address.startsWith('//')

/**
 * Addresses of this site in a document, by kind: files that a browser loads at once, and pages that it links.
 */
export function readDocument(html) {
  const links = tags(html, 'link').filter((tag) => !/\sdisabled\b/.test(tag))
  const hrefs = (keep) =>
    links
      .filter(keep)
      .map((tag) => attribute(tag, 'href'))
      .filter(own)
  const srcs = (name, keep = () => true) =>
    tags(html, name)
      .filter(keep)
      .map((tag) => attribute(tag, 'src'))
      .filter(own)
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
        .filter(own),
    ),
    buildId: /"buildId":"([^"]+)"/.exec(html)?.[1],
  }
}
