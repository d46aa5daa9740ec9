/** Reads `site.yaml`: what a project says of its site as a whole. */
import * as v from 'valibot'
import type { FileReader } from '../problem.ts'
import { readBySchema } from '../read-file.ts'
import { section } from '../schema.ts'
import { consentSection } from './consent/consent.ts'
import { embedsSection } from './embeds.ts'
import { languageSections } from './languages.ts'
import { languagesAgree } from './languages-agree.ts'
import { menusSection } from './menus.ts'

/** What a project says of its site. Each section is absent where the file does not have it. */
export type SiteFile = v.InferOutput<typeof siteSchema>

/** The whole file: one key for each section, whose schema is in a file of its own. */
const siteSchema = v.pipe(
  section({
    ...languageSections,
    menus: v.optional(menusSection),
    consent: v.optional(consentSection),
    embeds: v.optional(embedsSection),
  }),
  languagesAgree(),
)

const nothing: SiteFile = {}

export const siteFile: FileReader<SiteFile> = {
  name: 'site.yaml',
  none: nothing,
  read: (text) => readBySchema(text, siteSchema),
}
