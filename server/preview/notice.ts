/** The page for a preview that has ended, or that nobody may open. It needs neither content nor React. */
import type { PageLanguage } from '../../src/i18n/languages.ts'
import { escapeHtml } from '../render/document.ts'
import { previewWords } from './words.ts'

/** Why there is no preview. */
export type NoPreview = 'ended' | 'refused' | 'limited'

export const noticeStyle =
  ':root{color-scheme:light dark}body{margin:0;display:grid;min-height:100vh;place-items:center;font:400 1.0625rem/1.6 system-ui,sans-serif}main{max-width:34rem;padding:2rem}h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.25}a{color:inherit}'

/**
 * Writes the page.
 * @param path public path of the published page
 */
export function noticeHtml(
  kind: NoPreview,
  { locale, lang, dir }: PageLanguage & { readonly locale: string },
  path: string,
): string {
  const words = previewWords(locale)
  const [title, text] =
    kind === 'ended' ? [words.endedTitle, words.endedText] : [words.refusedTitle, words.refusedText]
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<style>${noticeStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(path)}">${escapeHtml(words.toPublic)}</a></p>
</main>
</body>
</html>
`
}
