/** The whole app on a project on disk. */
import { join } from 'node:path'
import pino from 'pino'
import { createApp } from '../../server/app.ts'
import { createHttpServer } from '../../server/http/server.ts'
import { createDeps } from '../../server/process/create-deps.ts'
import type { TreeItem } from '../../src/content/types.ts'
import { defaultRows } from '../../src/i18n/languages.ts'
import { readConfig } from './config.ts'
import { testFrontend } from './test-deps.ts'

/** The real app on the embedded content, or on another project's folder. */
export async function embeddedServer(contentDir = join(import.meta.dirname, '../../server/cms/embedded')) {
  const deps = await createDeps({
    config: readConfig({ CONTENT_DIR: contentDir }, contentDir),
    logger: pino({ level: 'silent' }),
    frontend: testFrontend,
    watch: false,
  })
  deps.lifecycle.state = 'ready'
  return {
    deps,
    server: createHttpServer(createApp(deps)),
    close: () => deps.content.close(),
    /** Every address of the content tree, in every language. */
    contentPaths: async () => {
      const trees = await Promise.all(defaultRows.map(({ locale }) => deps.content.tree(locale)))
      return trees.flatMap((tree) => tree.flatMap(pathsOf))
    },
  }
}

const pathsOf = ({ path, children }: TreeItem): string[] => [path, ...children.flatMap(pathsOf)]
