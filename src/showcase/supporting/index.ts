/** The components and blocks that the overview of the design system shows without a page of their own. */
import { examples as callToAction } from '../../blocks/call-to-action/call-to-action.examples.tsx'
import { examples as downloadList } from '../../blocks/download-list/download-list.examples.tsx'
import { examples as faq } from '../../blocks/faq/faq.examples.tsx'
import { examples as gallery } from '../../blocks/gallery/gallery.examples.tsx'
import { examples as logos } from '../../blocks/logos/logos.examples.tsx'
import { examples as mediaText } from '../../blocks/media-text/media-text.examples.tsx'
import { examples as notice } from '../../blocks/notice/notice.examples.tsx'
import { examples as profile } from '../../blocks/profile/profile.examples.tsx'
import { examples as quote } from '../../blocks/quote/quote.examples.tsx'
import { examples as rows } from '../../blocks/rows/rows.examples.tsx'
import { examples as stats } from '../../blocks/stats/stats.examples.tsx'
import { examples as table } from '../../blocks/table/table.examples.tsx'
import { examples as video } from '../../blocks/video/video.examples.tsx'
import { examples as badge } from '../../components/badge/badge.examples.tsx'
import { examples as codeBlock } from '../../components/code-block/code-block.examples.tsx'
import { examples as consentBanner } from '../../components/consent-banner/consent-banner.examples.tsx'
import { examples as copyButton } from '../../components/copy-button/copy-button.examples.tsx'
import { examples as crumbs } from '../../components/crumbs/crumbs.examples.tsx'
import { examples as filters } from '../../components/filters/filters.examples.tsx'
import { examples as go } from '../../components/go/go.examples.tsx'
import { examples as icon } from '../../components/icon/icon.examples.tsx'
import { examples as errorSummary } from '../../components/inputs/error-summary.examples.tsx'
import { examples as languageMenu } from '../../components/language-menu/language-menu.examples.tsx'
import { examples as pager } from '../../components/pager/pager.examples.tsx'
import { examples as pagination } from '../../components/pagination/pagination.examples.tsx'
import { examples as progress } from '../../components/progress/progress.examples.tsx'
import { examples as segmented } from '../../components/segmented/segmented.examples.tsx'
import { examples as skeleton } from '../../components/skeleton/skeleton.examples.tsx'
import { examples as skipLinks } from '../../components/skip-links/skip-links.examples.tsx'
import { examples as dataTable } from '../../components/table/data-table.examples.tsx'
import { examples as termList } from '../../components/term-list/term-list.examples.tsx'
import { examples as themeSwitch } from '../../components/theme-switch/theme-switch.examples.tsx'
import { examples as toc } from '../../components/toc/toc.examples.tsx'
import type { ComponentExamples } from '../../examples/component-examples.ts'

type DutchTexts = typeof import('./texts/nl.ts')['default']

/** The examples that have texts in all languages, in the order of the overview. */
type Translated = {
  readonly [Key in keyof DutchTexts]: ComponentExamples<keyof DutchTexts[Key]['words'] & string>
}

const examples: Translated & Readonly<Record<string, ComponentExamples>> = {
  'skip-links': skipLinks,
  crumbs,
  toc,
  pager,
  pagination,
  filters,
  'term-list': termList,
  'language-menu': languageMenu,
  'theme-switch': themeSwitch,
  segmented,
  go,
  icon,
  badge,
  'data-table': dataTable,
  'code-block': codeBlock,
  'copy-button': copyButton,
  progress,
  skeleton,
  'error-summary': errorSummary,
  'consent-banner': consentBanner,
  'media-text': mediaText,
  quote,
  faq,
  'download-list': downloadList,
  table,
  stats,
  rows,
  'call-to-action': callToAction,
  gallery,
  video,
  logos,
  profile,
  notice,
}

/** Examples of the blocks that a project adds with code of its own, by their files. */
const extensionFiles = import.meta.glob<ComponentExamples>('/extensions/*/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

/** `/extensions/timeline/timeline.examples.tsx` → `extension-timeline`. */
const keyOf = (file: string): string => `extension-${file.split('/')[2]}`

/** Name of the extension whose examples have this key; undefined for those of our own. */
export const extensionOf = (key: string): string | undefined => /^extension-(.+)$/.exec(key)?.[1]

/**
 * Examples of the components without a page of their own, then of the blocks, in the order of the overview.
 */
export const supporting: Readonly<Record<string, ComponentExamples>> = {
  ...examples,
  ...Object.fromEntries(Object.entries(extensionFiles).map(([file, each]) => [keyOf(file), each])),
}
