import type { Payload } from '../src/content/payload.ts'
import { docsFiles } from '../src/designsystem/load.ts'
import { layoutFiles, pageFiles } from '../src/routes.ts'

/** What a page shows, and where. */
export type Shown = Pick<Payload, 'page' | 'layout' | 'locale' | 'data'>

/** The source files that a browser loads to show a page, as the build's manifest names their chunks. */
export const viewFiles = ({ page, layout, locale, data }: Shown): readonly string[] => [
  pageFiles[page],
  layoutFiles[layout],
  `src/i18n/messages/${locale}.ts`,
  ...(data.kind === 'showcase' ? docsFiles(data.component, locale, data.view.locale) : []),
  ...(data.kind === 'designsystem'
    ? [`src/designsystem/words/${locale}.ts`, `src/designsystem/supporting/texts/${locale}.ts`]
    : []),
]
