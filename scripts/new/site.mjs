import { resolve } from 'node:path'
import { brandFiles } from './site/brand-files.mjs'
import { containerFiles } from './site/container-files.mjs'
import { contentFiles } from './site/content-files.mjs'
import { readOrder } from './site/order.mjs'
import { projectFiles } from './site/project-files.mjs'
import { resourceFiles } from './site/resource-files.mjs'

/** The parts of a project. Each gives its files, as a list of path and text. */
const parts = [contentFiles, resourceFiles, brandFiles, projectFiles, containerFiles]

/** Where the command was given: npm itself runs scripts in the repository. */
const startedIn = () => process.env.INIT_CWD ?? process.cwd()

/** A path as a shell takes it for one word. */
const shellWord = (path) => (/[^\w/.:@-]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : path)

/**
 * Plans the project of a new site for `npm run new`: content with two pages and a news item, blueprints with
 * the sets of the block library, a brand, and what a container needs.
 */
export const site = {
  example: "site ../our-site --name 'Bureau Noord' --languages en,fr --colour '#005a9c'",
  options: { name: { type: 'string' }, languages: { type: 'string' }, colour: { type: 'string' } },
  folder: (name) => resolve(startedIn(), name),
  /**
   * @returns the next steps for the developer
   * @throws Refusal for a folder that is not empty, and for a wrong name, language or colour
   */
  async plan(folder, plan, values) {
    const root = resolve(startedIn(), folder)
    const order = await readOrder(root, values)
    for (const [path, text] of parts.flatMap((filesOf) => filesOf(order))) plan.create(path, text)
    return [
      `Look at it: CONTENT_DIR=${shellWord(root)} npm start`,
      `See that every text is shown: CONTENT_DIR=${shellWord(root)} npm run doctor`,
      'Everything else is in its README.md',
    ]
  },
}
