/** The picture that is shown when a page is shared, as HTML to be photographed, one per language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from 'yaml'
import { art } from '../art/draw.mjs'
import { colour, signOnWater } from './sign.mjs'

const require = createRequire(import.meta.url)
const globals = new URL('../../../server/cms/embedded/content/globals/', import.meta.url)

/** Open water on the left, where the text stands: its colour is that of the dark surface. */
const map = {
  seed: 'share-4',
  width: 1200,
  height: 630,
  palette: 'herfst',
  angle: -0.25,
  shore: 0.7,
  relief: 0.5,
  detail: 2,
}

export const shareSize = { width: map.width, height: map.height }

const fontFace = (family, file, more) =>
  `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${readFileSync(require.resolve(file), 'base64')});${more}}`

const fonts = () =>
  fontFace(
    'Instrument Sans Variable',
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
    'font-weight:400 700;font-stretch:75% 100%',
  )

const fileOf = (locale) => new URL(`${locale}/general.yaml`, globals)

/** Languages in which the embedded content has general settings, its tagline among them. */
export const locales = readdirSync(globals).filter((name) => existsSync(fileOf(name)))

const settingsOf = (locale) => parse(readFileSync(fileOf(locale), 'utf8'))

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const style = () => `${fonts()}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;overflow:hidden;background:${colour('inverse')};color:${colour('bg')};font-family:'Instrument Sans Variable'}
.map{position:absolute;inset:0}
main{position:relative;height:100%;padding:64px 72px;display:flex;flex-direction:column;justify-content:space-between}
header{display:flex;align-items:center;gap:20px;font:600 52px/1 'Instrument Sans Variable';font-stretch:86%;letter-spacing:-.012em}
header svg{width:72px;height:72px}
h1{max-width:600px;font-size:92px;font-weight:600;font-stretch:82%;line-height:1.02;letter-spacing:-.02em;text-wrap:balance}`

/**
 * The HTML page that is photographed for one language: the site's name and its tagline in that language, on a
 * map.
 * @param sign the logo's lines, from `readSign`
 */
export function sharePage(locale, sign) {
  const { site_name: name } = settingsOf('nl')
  const { tagline } = settingsOf(locale)
  return (
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>${style()}</style>` +
    `<div class="map">${art(map)}</div><main><header>${signOnWater(sign)}${escapeHtml(name)}</header><h1>${escapeHtml(tagline)}</h1></main></html>`
  )
}
