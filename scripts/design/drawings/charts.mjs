/** What is measured, as drawn charts: a day of tide, and the growth of the marsh over the years. */
import { patterns } from './ground.mjs'
import { letters } from './lettering.mjs'
import { fill, inks, line, lines, sheet } from './pen.mjs'

const paper = { width: 600, height: 400, scale: 2, paper: inks.paper }
const [left, right, bottom] = [92, 546, 340]

/** Millimetres of silt in each year from 2000 on, the mean of all points. */
export const growth = [
  9, 12, 8, 11, 10, 13, 7, 18, 6, 11, 12, 9, 10, 19, 8, 11, 10, 12, 9, 13, 11, 10, 15, 9, 12, 11,
]

/** Lines across a chart, with the height that each stands for. */
const grid = (rows) =>
  lines(1, line(rows.map(([y]) => `M${left} ${y}H${right}`).join(''), { dash: '2 5' })) +
  rows.map(([y, text]) => letters(text, [left - 22, y + 6], 18)).join('')

function accretion() {
  const step = (right - left) / growth.length
  const top = (value) => bottom - value * 14
  const mean = growth.reduce((sum, value) => sum + value, 0) / growth.length
  const bar = (value, index) => `M${left + index * step + 3} ${bottom}V${top(value)}h${step - 6}V${bottom}z`
  const all = growth.map(bar)
  const high = all.filter((_, index) => growth[index] >= 15).join('')
  const years = [0, 20]
  return sheet(
    paper,
    patterns,
    grid([0, 10, 20].map((value) => [top(value), String(value)])),
    lines(1.6, line(all.join(''), { filled: inks.clay }), line(high, { filled: inks.red })),
    lines(2.4, line(`M${left} ${bottom}H${right}`), line(`M${left} ${top(mean)}H${right}`, { dash: '9 6' })),
    years.map((year) => letters(String(2000 + year), [left + (year + 0.5) * step, bottom + 28], 18)).join(''),
  )
}

/** Height of the water in metres at an hour of the day: the tide of the moon, the sun and the shallows. */
export const tide = (hour) =>
  0.1 +
  1.25 * Math.cos((2 * Math.PI * (hour - 5.2)) / 12.42) +
  0.22 * Math.cos((2 * Math.PI * (hour - 6)) / 12) +
  0.12 * Math.cos((2 * Math.PI * (hour - 4)) / 6.21)

function tideDay() {
  const x = (hour) => left + (hour * (right - left)) / 24
  const y = (metres) => 196 - metres * 84
  const curve = Array.from({ length: 97 }, (_, index) => `${x(index / 4)} ${y(tide(index / 4))}`).join('L')
  const area = `M${curve}L${right} ${bottom}H${left}z`
  return sheet(
    paper,
    patterns,
    fill(inks.leaf, `M${left} ${y(1.4)}H${right}V${y(1.2)}H${left}z`, ' fill-opacity=".5"'),
    fill(inks.shallow, area),
    grid([-1, 0, 1].map((metres) => [y(metres), String(metres).replace('-', '−')])),
    lines(3, line(`M${curve}`)),
    lines(
      2.4,
      line(
        `M${left} ${bottom}H${right}${[0, 6, 12, 18, 24].map((hour) => `M${x(hour)} ${bottom}v-8`).join('')}`,
      ),
    ),
    [0, 6, 12, 18, 24].map((hour) => letters(String(hour), [x(hour), bottom + 28], 18)).join(''),
    letters('m', [left - 22, 44], 18),
  )
}

/** The charts as SVG text, by name. */
export const charts = { 'grafiek-opslibbing': accretion, 'grafiek-getij': tideDay }
