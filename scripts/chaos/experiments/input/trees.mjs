/** Menus and pages that an editor can make, and that should not be. */
import { writeProject } from '../../lab/content/project.mjs'

const home = { id: 'home', slug: 'home', title: 'Home' }
const numbers = (count) => Array.from({ length: count }, (_, n) => n)
const pageOf = (n) => ({ id: `page-${n}`, slug: `page-${n}`, title: `Page ${n}` })

/** One node below the other, so many times. */
const nested = (depth) =>
  numbers(depth).reduceRight((below, n) => [{ id: pageOf(n % 50).id, children: below }], [])

/** A tree of pages: twenty at the top, and the others below them. */
function wideTree(pages) {
  const tops = pages.slice(0, 20).map(({ id }) => ({ id, children: [] }))
  pages.slice(20).forEach(({ id }, n) => void tops[n % 20].children.push({ id }))
  return tops
}

const large = numbers(4_998).map(pageOf)
const projects = {
  'a menu within itself': {
    pages: [home, pageOf(1), pageOf(2)],
    menu: [
      {
        id: 'page-1',
        children: [{ id: 'page-2', children: [{ id: 'page-1', children: [{ id: 'page-2' }] }] }],
      },
    ],
  },
  'a menu of 1,000 levels': { pages: [home, ...numbers(50).map(pageOf)], menu: nested(1_000) },
  'two pages at one address': {
    pages: [home, pageOf(1)],
    news: [{ id: 'news-1', file: '2026-01-01.page-1', title: 'News at the same address' }],
  },
  'a page at a fixed address': {
    pages: [home, { id: 'map', slug: 'sitemap', title: 'A sitemap of my own' }],
  },
  '5,000 pages': {
    pages: [home, ...large, pageOf(9_999)],
    nodes: [home, ...wideTree([...large, pageOf(9_999)])],
  },
}

/** Milliseconds of processor time that a page takes which is not kept: the least of some attempts. */
async function renderTime(url) {
  const times = []
  for (let n = 0; n < 10; n++) {
    const began = performance.now()
    await fetch(`${url}/search?q=page+${n}`).then((answer) => answer.arrayBuffer())
    times.push(performance.now() - began)
  }
  return Math.min(...times)
}

async function look(lab, name, project) {
  const content = writeProject(lab.folder(), project)
  const env = { CONTENT_DIR: content, SITE_URL: 'https://example.test' }
  const site = await lab.startSite({ env })
  const paths = ['/', '/page-1', '/sitemap', '/search']
  const statuses = await Promise.all(paths.map((path) => fetch(site.url + path).then(({ status }) => status)))
  const sitemap = await fetch(`${site.url}/sitemap.xml`).then((answer) => answer.text())
  const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  const result = {
    faults: statuses.filter((status) => status >= 500).length,
    doubles: urls.length - new Set(urls).size,
    urls: urls.length,
    text: await fetch(`${site.url}/page-1`).then((answer) => answer.text()),
    ms: await renderTime(site.url),
    warnings: site.log().filter(({ level }) => level >= 40),
  }
  await site.stop('SIGINT')
  return [name, result]
}

async function run(lab) {
  const results = []
  for (const [name, project] of Object.entries(projects)) results.push(await look(lab, name, project))
  const of = Object.fromEntries(results)
  const twice = of['two pages at one address']
  const named = twice.warnings.filter((line) => /page-1/.test(JSON.stringify(line)))
  return [
    ...results.flatMap(([name, { faults, doubles, ms }]) => [
      { name: `${name}: answers 5xx`, value: faults, mark: { is: 0 } },
      { name: `${name}: addresses twice in the sitemap`, value: doubles, mark: { is: 0 } },
      { name: `${name}: a page that is made`, value: ms, unit: 'ms', mark: { max: 50 }, timing: true },
    ]),
    { name: 'two pages at one address: warnings that name it', value: named.length, mark: { min: 1 } },
    { name: '5,000 pages: addresses in the sitemap', value: of['5,000 pages'].urls, mark: { min: 5_000 } },
  ]
}

export const experiments = [
  { id: 'Z38', title: 'Circular and deep menus, doubled addresses, 5,000 pages', seconds: 40, run },
]
