import type { ClientState } from '../../src/content/client-state.ts'
import { openGraph, twitterCard } from '../../src/content/head/open-graph.ts'
import type { Payload } from '../../src/content/payload.ts'
import type { Values } from '../../src/content/types.ts'
import type { PageLanguage } from '../../src/i18n/languages.ts'
import { memoLast, memoRepeated, memoWeak } from '../../src/shared/memo.ts'
import { defaultLook, type Look, preloadedFonts } from '../brand/look.ts'
import type { PageAssets } from '../builds/frontend.ts'
import { preferencesScript } from './preferences-script.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const special = /[&<>"']/
const everySpecial = /[&<>"']/g

/** Escapes a text for HTML and XML, as content or as an attribute. */
export const escapeHtml = (text: string): string =>
  special.test(text) ? text.replace(everySpecial, (character) => entities[character] ?? '') : text

/** JSON that is safe inside a script element: no `<`, `>` or `&`, and no line separators. */
export function safeJson(value: unknown): string {
  const json = JSON.stringify(value)
  return unsafe.test(json) ? json.replace(everyUnsafe, codeOf) : json
}

/**
 * The state of a page as JSON. Where the state contains the page's payload, the payload's texts and shell are
 * serialised once for all pages that have the same objects.
 */
function stateJson({ payload, ...state }: ClientState): string {
  if (!payload) return safeJson(state)
  const { shell, translations, ...own } = payload
  // Without the two closing braces, those of the payload and the state, which follow below.
  const start = safeJson({ ...state, payload: own }).slice(0, -2)
  const texts = translations ? `,"translations":${sharedJson(translations)}` : ''
  return `${start},"shell":${sharedJson(shell)}${texts}}}`
}

const sharedJson = memoWeak((value: object) => safeJson(value))

const unsafe = /[<>&\u2028\u2029]/
const everyUnsafe = /[<>&\u2028\u2029]/g
const codeOf = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

type Attributes = Readonly<Record<string, string | true | undefined>>
/** The start tag of an element. Attributes that are undefined are left out. */
function tag(name: string, attributes: Attributes): string {
  let text = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) text += value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`
  }
  return `${text}>`
}

/** The link to a style sheet. */
export const styleLink = (href: string): string => tag('link', { rel: 'stylesheet', href })

/**
 * An element with the text of a style sheet. The site's script loads the file at `href` later, so that the
 * browser has it for the next document.
 * @param css must not contain `</style`
 */
export const styleElement = (href: string, css: string): string =>
  `${tag('style', { 'data-href': href })}${css}</style>`

/** Media queries of the themes, for the colours of the browser's frame. */
const schemes = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'] as const

/**
 * Writes the HTML document of a page. Everything but the body is escaped here.
 * @param body markup that React rendered, in pieces
 * @param look that of the site, where it has one of its own
 */
export function htmlDocument(
  payload: Payload,
  state: ClientState,
  assets: PageAssets,
  body: readonly Uint8Array[],
  look: Look = defaultLook,
): Buffer {
  const { visitor } = state
  const html = tag('html', {
    lang: payload.language.lang,
    dir: payload.language.dir,
    'data-ask': state.consent?.versions.join('|'),
    'data-theme': visitor.theme === 'auto' ? undefined : visitor.theme,
    'data-consent': visitor.consent === 'undecided' ? undefined : visitor.consent,
  })
  const before = `<!doctype html>
${html}
<head>
<meta charset="utf-8">
<title>${escapeHtml(payload.head.title)}</title>
${linksTo(assets)(look)}
${headTags(payload.head)(payload.language, payload.shell.siteName)}
</head>
<body>
<div id="app">`
  const after = `</div>
<script type="application/json" id="state">${stateJson(state)}</script>
</body>
</html>
`
  return Buffer.concat([Buffer.from(before), ...body, Buffer.from(after)])
}

/**
 * The links to scripts and styles, written once for all pages with the same files. The inline script follows
 * the font, which the script finds as the first link, and precedes the styles, because a script waits for all
 * styles before it.
 */
const linksTo = memoWeak((assets: PageAssets) =>
  memoLast((look: Look): string => writeLinks(assets, look).join('\n')),
)

function writeLinks(assets: PageAssets, look: Look): string[] {
  return [
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    ...preloadedFonts(look, assets.fonts).map(({ href, type }) =>
      tag('link', {
        ...{ rel: 'preload', href, as: 'font', type },
        ...{ crossorigin: true, media: '(min-width: 48em)' },
      }),
    ),
    `<script>${preferencesScript}</script>`,
    ...assets.styles.map(styleLink),
    // The content security policy allows it by its hash.
    ...(look.css === '' ? [] : [`<style>${look.css}</style>`]),
    // The part of the page with these styles is visible at once on wide screens.
    ...assets.laterStyles.map((href) =>
      tag('link', { rel: 'preload', href, as: 'style', fetchpriority: 'low', media: '(min-width: 48em)' }),
    ),
    // The page can be read without its code: fonts and pictures come first.
    ...assets.preloads.map((href) => tag('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    ...(assets.script === undefined
      ? []
      : [tag('script', { type: 'module', src: assets.script, fetchpriority: 'low' }).concat('</script>')]),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    ...schemes.map((media, index) =>
      tag('meta', { name: 'theme-color', content: look.themeColors[index], media }),
    ),
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/site.webmanifest' }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/**
 * The element for structured data. Browsers do not run it, so that the content security policy need not allow
 * it.
 */
const linkedData = memoRepeated(
  (data: Values): string => `<script type="application/ld+json">${safeJson(data)}</script>`,
)

/** The tags for search engines and social networks, written once per head. */
const headTags = memoRepeated((head: Payload['head']) =>
  memoLast((language: PageLanguage, siteName: string): string =>
    writeHeadTags(head, language, siteName).join('\n'),
  ),
)

function writeHeadTags(head: Payload['head'], language: PageLanguage, siteName: string): string[] {
  const named = (name: string, content: string | undefined) =>
    content ? [tag('meta', { name, content })] : []
  return [
    ...named('description', head.description),
    ...named('robots', head.robots),
    ...named('google-site-verification', head.siteVerification),
    ...(['canonical', 'prev', 'next'] as const).flatMap((rel) =>
      head[rel] ? [tag('link', { rel, href: head[rel] })] : [],
    ),
    ...head.alternates.map(({ lang, href }) => tag('link', { rel: 'alternate', hreflang: lang, href })),
    ...(head.feeds ?? []).map(({ type, title, href }) =>
      tag('link', { rel: 'alternate', type, title, href }),
    ),
    ...openGraph({ head, language, shell: { siteName } }).map((property) => tag('meta', property)),
    ...twitterCard(head).map((card) => tag('meta', card)),
    ...(head.jsonLd ?? []).map(linkedData),
  ]
}
