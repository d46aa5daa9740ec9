import { join } from 'node:path'
import { ConfigError } from '../../config/config-error.ts'
import type { LocalSource } from '../source-kind.ts'
import { readProjectSites } from './index/sites/project-sites.ts'
import { flatFiles } from './index.ts'

/** The kind of source that reads the files of a Statamic project, in `CONTENT_DIR`. */
export const filesSource: LocalSource = {
  isRemote: false,
  sites: ({ contentDir, cmsLocales }) => readProjectSites(contentDir, cmsLocales),
  open: ({ config, languages, fallbackOf, logger, watch, labels, ownAddresses, parseWorker }) =>
    flatFiles({
      languages,
      fallbackOf,
      labels,
      dir: config.contentDir,
      localeMap: config.cmsLocales,
      timeZone: config.cmsTimeZone,
      followLinks: config.followLinks,
      ...ownAddresses,
      logger,
      watch,
      parseWorker,
      parseCache: { dir: config.snapshotDir && join(config.snapshotDir, 'files') },
    }).catch((cause: Error) => {
      throw new ConfigError([`CONTENT_DIR: ${cause.message}`])
    }),
}
