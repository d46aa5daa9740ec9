/** Configurations of tests. */
import { sources } from '../../server/cms/sources.ts'
import { type Config, readConfig as read } from '../../server/config/config.ts'

/** The configuration of these variables, read for the sources that the product has. */
export const readConfig = (
  env: Readonly<Record<string, string | undefined>>,
  embeddedContent: string,
): Config => read(env, { embeddedContent, sources })
