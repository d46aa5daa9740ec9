import { openGraph } from '../src/content/open-graph.ts'
import type { ClientState, Payload } from '../src/content/payload.ts'
import { localeRow } from '../src/i18n/locales.ts'
import type { Assets } from './frontend.ts'

/**
 * Copies the visitor's cookies to attributes of <html> before the first paint, so that a page from a shared cache looks right
 * too. The only inline script; its hash is part of the content security policy.
 */
export const inlineScript =
  "for(const n of['theme','consent']){const m=document.cookie.match('(?:^|; )'+n+'=(light|dark|yes|no)(?:;|$)');if(m)document.documentElement.dataset[n]=m[1]}"

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** JSON that is safe inside a script element: no `<`, `>` or `&`, and no line separators. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

type Attributes = Readonly<Record<string, string | true | undefined>>
function tag(name: string, attributes: Attributes): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`))
    .join('')
  return `<${name}${text}>`
}

/** Of the page's background. */
export const themeColors = [
  { content: '#f7fbfb', media: '(prefers-color-scheme: light)' },
  { content: '#021319', media: '(prefers-color-scheme: dark)' },
] as const

/** The one HTML document of the site. `body` is markup that React rendered; everything else is escaped here. */
export function htmlDocument(state: ClientState, assets: Assets, body: string): string {
  const { payload, visitor } = state
  return `<!doctype html>
${tag('html', {
  lang: localeRow(payload.locale).lang,
  'data-theme': visitor.theme === 'auto' ? undefined : visitor.theme,
  'data-consent': visitor.consent === 'undecided' ? undefined : visitor.consent,
})}
<head>
${headTags(payload, assets).join('\n')}
</head>
<body>
<div id="app">${body}</div>
<script type="application/json" id="state">${safeJson(state)}</script>
</body>
</html>
`
}

/** Data, which no browser runs: the policy has nothing to say about it. */
const linkedData = ({ head }: Payload): string[] =>
  (head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${safeJson(data)}</script>`)

function headTags(payload: Payload, assets: Assets): string[] {
  const { head } = payload
  const named = (name: string, content: string | undefined) =>
    content ? [tag('meta', { name, content })] : []
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    `<title>${escapeHtml(head.title)}</title>`,
    `<script>${inlineScript}</script>`,
    ...named('description', head.description),
    ...named('robots', head.robots),
    ...named('google-site-verification', head.siteVerification),
    ...(head.canonical ? [tag('link', { rel: 'canonical', href: head.canonical })] : []),
    ...head.alternates.map(({ lang, href }) => tag('link', { rel: 'alternate', hreflang: lang, href })),
    ...openGraph(payload).map((property) => tag('meta', property)),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...linkedData(payload),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    ...themeColors.map(({ content, media }) => tag('meta', { name: 'theme-color', content, media })),
    ...assets.fonts.map((href) =>
      tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true }),
    ),
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/site.webmanifest' }),
    ...(assets.inlineStyle ? [`<style>${assets.inlineStyle}</style>`] : []),
    // Code that is loaded later finds them named, and does not ask for them a second time.
    ...(assets.inlined ?? []).map((href) => tag('link', { rel: 'stylesheet', href, disabled: true })),
    ...assets.styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    // The page reads without its code: fonts and pictures come first.
    ...assets.preloads.map((href) => tag('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    tag('script', { type: 'module', src: assets.script, fetchpriority: 'low' }).concat('</script>'),
  ]
}
