import { part as callToAction } from '../../blocks/call-to-action/call-to-action.examples.tsx'
import { part as downloadList } from '../../blocks/download-list/download-list.examples.tsx'
import { part as faq } from '../../blocks/faq/faq.examples.tsx'
import { part as gallery } from '../../blocks/gallery/gallery.examples.tsx'
import { part as logos } from '../../blocks/logos/logos.examples.tsx'
import { part as mediaText } from '../../blocks/media-text/media-text.examples.tsx'
import { part as notice } from '../../blocks/notice/notice.examples.tsx'
import { part as profile } from '../../blocks/profile/profile.examples.tsx'
import { part as quote } from '../../blocks/quote/quote.examples.tsx'
import { part as rows } from '../../blocks/rows/rows.examples.tsx'
import { part as stats } from '../../blocks/stats/stats.examples.tsx'
import { part as table } from '../../blocks/table/table.examples.tsx'
import { part as video } from '../../blocks/video/video.examples.tsx'
import { part as badge } from '../../components/badge/badge.examples.tsx'
import { part as codeBlock } from '../../components/code-block/code-block.examples.tsx'
import { part as consentBanner } from '../../components/consent-banner/consent-banner.examples.tsx'
import { part as copyButton } from '../../components/copy-button/copy-button.examples.tsx'
import { part as crumbs } from '../../components/crumbs/crumbs.examples.tsx'
import { part as go } from '../../components/go/go.examples.tsx'
import { part as icon } from '../../components/icon/icon.examples.tsx'
import { part as errorSummary } from '../../components/inputs/error-summary.examples.tsx'
import { part as languageMenu } from '../../components/language-menu/language-menu.examples.tsx'
import { part as pager } from '../../components/pager/pager.examples.tsx'
import { part as progress } from '../../components/progress/progress.examples.tsx'
import { part as segmented } from '../../components/segmented/segmented.examples.tsx'
import { part as skeleton } from '../../components/skeleton/skeleton.examples.tsx'
import { part as skipLinks } from '../../components/skip-links/skip-links.examples.tsx'
import { part as dataTable } from '../../components/table/data-table.examples.tsx'
import { part as themeSwitch } from '../../components/theme-switch/theme-switch.examples.tsx'
import { part as toc } from '../../components/toc/toc.examples.tsx'
import type { Part, PartTexts } from '../../examples/part.ts'
import type { SameTexts } from '../../examples/showcase.ts'
import type { Locale } from '../../i18n/locales.ts'

export type PartsTexts = SameTexts<typeof import('./texts/nl.ts')['default']>

type Parts = { readonly [Key in keyof PartsTexts]: Part<keyof PartsTexts[Key]['words'] & string> }
const parts: Parts = {
  'skip-links': skipLinks,
  crumbs,
  toc,
  pager,
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

/**
 * Every supporting part with its examples, in the order of the overview: components first, then the blocks of
 * the library.
 */
export const supporting: Readonly<Record<string, Part>> = parts

/** One lazy chunk per language. */
export const partTextFiles: Readonly<
  Record<Locale, () => Promise<{ readonly default: Readonly<Record<string, PartTexts>> }>>
> = {
  nl: () => import('./texts/nl.ts'),
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
}
