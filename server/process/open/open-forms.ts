import type { Logger } from 'pino'
import type { CmsClient } from '../../cms/cms-client.ts'
import type { ContentSource } from '../../cms/source.ts'
import type { Config } from '../../config/config.ts'
import { createKeptForms } from '../../forms/kept-forms.ts'
import { createFormRelay, type FormRelay } from '../../forms/relay.ts'

interface FormsOptions {
  readonly config: Pick<Config, 'formsDir'>
  readonly logger: Logger
}

/** Where forms go: to the content system if it takes any, else into files if the site keeps any. */
export function openForms(
  { config: { formsDir: dir }, logger }: FormsOptions,
  { traits }: ContentSource,
  upstream: CmsClient | undefined,
): FormRelay | undefined {
  if (upstream && traits.takesForms) return createFormRelay({ upstream, logger })
  return dir === undefined ? undefined : createKeptForms({ dir, logger })
}
