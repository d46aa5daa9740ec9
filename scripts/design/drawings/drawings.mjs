/** Every drawing of the embedded content: a function that draws it, by the name of its file. */
import { charts } from './charts.mjs'
import { instruments } from './instruments.mjs'
import { plants } from './plants.mjs'
import { portraits } from './portraits.mjs'
import { sections } from './sections.mjs'
import { texts } from './texts.mjs'

const all = { ...sections, ...plants, ...instruments, ...charts, ...portraits }

const sizeOf = (svg, field) => Number(new RegExp(` ${field}="(\\d+)"`).exec(svg)[1])

/** The text of a `.meta` file, as Statamic keeps it. */
function describe(name, svg) {
  const meta = Object.entries(texts[name]).map(
    ([field, text]) => `  ${field}: '${text.replaceAll("'", "''")}'\n`,
  )
  return `data:\n${meta.join('')}size: ${Buffer.byteLength(svg)}\nwidth: ${sizeOf(svg, 'width')}\nheight: ${sizeOf(svg, 'height')}\nmime_type: image/svg+xml\n`
}

/** The drawings as files: what each is called, and its text and that of the file which describes it. */
export const drawings = () =>
  Object.entries(all).map(([name, draw]) => {
    const svg = draw()
    return { name: `${name}.svg`, svg, meta: describe(name, svg) }
  })
