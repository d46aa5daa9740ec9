import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import type { Live } from '../../project/project-file.ts'
import { type SiteFile, siteFile } from '../../project/site-file/site-file.ts'

const languagesIn = ({ locales, default: standard, fallback }: SiteFile) => ({ locales, standard, fallback })

/**
 * Logs a change of the languages in `site.yaml`, unlike other changes of the file they take a restart: all
 * that the process has made is by language.
 */
export function noteLanguages(site: Live<SiteFile>, logger: Pick<Logger, 'warn'>): void {
  const known = { languages: languagesIn(site.get()) }
  site.onChange(() => {
    const found = languagesIn(site.get())
    if (isDeepStrictEqual(found, known.languages)) return
    known.languages = found
    logger.warn({ file: siteFile.name }, 'The languages have changed: this takes effect at the next start')
  })
}
