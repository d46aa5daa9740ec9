/** Projects of Statamic that are made for an experiment. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes files, given by their paths below a folder. */
function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

const printNode = ({ id, children = [] }, depth) => {
  const space = '  '.repeat(depth)
  const below = children.map((child) => printNode(child, depth + 2)).join('')
  return `${space}-\n${space}  entry: ${id}\n${below && `${space}  children:\n${below}`}`
}
const tree = (nodes) => `tree:\n${nodes.map((node) => printNode(node, 1)).join('')}`

/** The file of an entry. */
const entry = ({ id, title, text = 'Text.' }) =>
  `---\nid: ${id}\ntitle: ${JSON.stringify(title)}\n---\n${text}\n`

/** A redirect rule, as the control panel saves it in its list. */
const printRule = (rule) =>
  `    -\n${Object.entries(rule)
    .map(
      ([key, value]) =>
        `      ${key}: ${typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : value}\n`,
    )
    .join('')}`
const printRules = (rules) => (rules.length > 0 ? `\n${rules.map(printRule).join('')}` : ' []\n')

/**
 * Writes a project of one language.
 * @param pages id, slug and title of each; the first is the home page
 * @param nodes the tree of the pages: ids and children
 * @param menu the tree of the main menu
 * @param redirects rules of the global `redirects`
 * @returns the folder
 */
export function writeProject(folder, { pages, nodes = pages, menu = [], redirects = [], news = [] }) {
  const paths = pages.map((page) => [`content/collections/pages/${page.slug}.md`, entry(page)])
  const items = news.map((item) => [`content/collections/news/${item.file}.md`, entry(item)])
  writeFiles(folder, {
    'resources/sites.yaml': 'en:\n  name: English\n  url: /\n  locale: en_GB\n',
    'content/collections/pages.yaml':
      "title: Pages\nroute: '{parent_uri}/{slug}'\nstructure:\n  root: true\n",
    'content/collections/news.yaml': "title: News\nroute: '/{slug}'\ndate: true\n",
    'content/trees/collections/pages.yaml': tree(nodes),
    'content/navigation/main.yaml': 'title: Main\ncollections: [pages]\n',
    'content/trees/navigation/main.yaml': menu.length > 0 ? tree(menu) : 'tree: []\n',
    'content/globals/redirects.yaml': `title: Redirects\ndata:\n  redirects:${printRules(redirects)}`,
    ...Object.fromEntries([...paths, ...items]),
  })
  return folder
}
