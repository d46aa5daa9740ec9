/**
 * The brand's own pictures: icons for browsers and phones, and one picture per language for social networks.
 * Made of the logo's drawing, the design tokens and the map generator; run it again when one of these
 * changes, and look at the result.
 *
 *     node scripts/design/brand.mjs [folder]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../checks/browser.mjs'
import { encodeIco, encodePng } from './brand/png.mjs'
import { locales, sharePage, shareSize } from './brand/share.mjs'
import { darkStyle, readSign, tile } from './brand/sign.mjs'

const folder = process.argv[2] ?? join(import.meta.dirname, '../../public')
const sign = readSign()
const rounded = { share: 0.84, radius: 7 }

/**
 * Icons by file: `size` in pixels, and the `share` of the side that the sign takes. The rest is room for what
 * systems cut off: of a maskable icon only a circle of four fifths is safe.
 */
const icons = [
  { name: 'apple-touch-icon.png', size: 180, share: 0.68 },
  { name: 'icon-192.png', size: 192, ...rounded },
  { name: 'icon-512.png', size: 512, ...rounded },
  { name: 'icon-maskable-512.png', size: 512, share: 0.52 },
]
/** Sizes in pixels of the pictures in `favicon.ico`. */
const inIconFile = [16, 32, 48]

const write = (name, content) => writeFileSync(join(folder, name), content)

/** Photographs markup: `(html, { width, height }) => bytes of a PNG`. */
async function openCamera() {
  const { executablePath, env, args } = findBrowser()
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
  const page = await browser.newPage()
  const photograph = async (html, size) => {
    await page.setViewportSize(size)
    await page.setContent(html)
    await page.evaluate(() => document.fonts.ready)
    return page.screenshot({ omitBackground: true })
  }
  /** The pixels of a PNG, as the browser decodes them. */
  const develop = async (png) => {
    const { base64, ...size } = await page.evaluate(
      async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob())
        const { width, height } = picture
        const context = new OffscreenCanvas(width, height).getContext('2d')
        context.drawImage(picture, 0, 0)
        const { data } = context.getImageData(0, 0, width, height)
        const blob = new Blob([data], { type: 'application/octet-stream' })
        const reader = new FileReader()
        await new Promise((resolve) => {
          reader.onload = resolve
          reader.readAsDataURL(blob)
        })
        return { width, height, base64: reader.result.split(',')[1] }
      },
      `data:image/png;base64,${png.toString('base64')}`,
    )
    return { ...size, pixels: Buffer.from(base64, 'base64') }
  }
  return { photograph, develop, close: () => browser.close() }
}

const iconPage = (svg) =>
  `<!doctype html><style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`

async function main() {
  const camera = await openCamera()
  const icon = ({ size, ...look }) =>
    camera.photograph(iconPage(tile(sign, look)), { width: size, height: size })
  mkdirSync(folder, { recursive: true })
  write('favicon.svg', tile(sign, { ...rounded, style: darkStyle }))
  for (const { name, ...look } of icons) write(name, await icon(look))
  const small = []
  for (const size of inIconFile) small.push({ size, png: await icon({ size, ...rounded, share: 0.92 }) })
  write('favicon.ico', encodeIco(small))
  for (const locale of locales) {
    const photo = await camera.photograph(sharePage(locale, sign), shareSize)
    write(`share-${locale}.png`, encodePng(await camera.develop(photo)))
  }
  await camera.close()
}

await main()
