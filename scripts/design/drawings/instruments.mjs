/** Instruments of the surveyors, each where it does its work. */
import { depths, layer, patterns } from './ground.mjs'
import { keys } from './lettering.mjs'
import { circle, fill, inks, line, lines, sheet } from './pen.mjs'

const paper = { width: 600, height: 400, scale: 2, paper: inks.paper }

/** Strokes of a rule down a line: long ones at each fifth. */
const ticks = (x, top, count, step, long = 10) =>
  Array.from(
    { length: count },
    (_, index) => `M${x} ${top + index * step}h${index % 5 ? long / 2 : long}`,
  ).join('')

/** The heights of the mud under the pins, which are what the bar is for. */
const mud = (x) => 262 + 5 * Math.sin(x / 31) + 4 * Math.sin(x / 13 + 1)

function sedimentationBar() {
  const pins = Array.from({ length: 17 }, (_, index) => 152 + index * 18.5)
  const surface = Array.from({ length: 31 }, (_, index) => `L${index * 20} ${mud(index * 20)}`).join('')
  return sheet(
    paper,
    patterns,
    fill(inks.mist, 'M0 0H600V400H0z'),
    layer(inks.clay, 'k', `M0 ${mud(0)}${surface}V400H0z`),
    layer(inks.straw, 's', 'M0 346C140 336 300 352 420 342S560 338 600 344V400H0z'),
    fill(inks.wood, 'M98 104h18V376l-9 12-9-12zM484 104h18V376l-9 12-9-12z'),
    fill(inks.white, 'M82 116H518V136H82z'),
    lines(
      2.4,
      line('M98 104h18V376l-9 12-9-12zM484 104h18V376l-9 12-9-12z'),
      line('M82 116H518V136H82z'),
      line(`M0 ${mud(0)}${surface}`),
      line('M0 346C40 343 70 342 98 343M116 343C240 344 360 350 484 340M502 340C540 338 570 340 600 344', {
        weight: 1.4,
      }),
      line(pins.map((x) => `M${x} ${mud(x) - 172}V${mud(x)}`).join(''), { colour: inks.red }),
      line(pins.map((x) => circle(x, mud(x) - 176, 3.6)).join(''), { filled: inks.paper, weight: 1.6 }),
      line(pins.map((x) => `M${x - 9} 116v6`).join(''), { weight: 1.2 }),
      line('M270 121h60v10h-60z', { filled: inks.shallow, weight: 1.6 }),
      line(circle(300, 126, 4), { weight: 1.2, filled: inks.ochre }),
    ),
    keys(['a', 60, 160], ['b', 540, 126], ['c', 556, 206], ['d', 560, 304], ['e', 300, 372]),
  )
}

function levelling() {
  const staff = Array.from({ length: 22 }, (_, index) =>
    fill(index % 2 ? inks.red : inks.white, `M506 ${84 + index * 9}h16v9h-16z`),
  ).join('')
  return sheet(
    paper,
    patterns,
    fill(inks.mist, 'M0 0H600V400H0z'),
    fill(inks.straw, 'M0 250Q150 236 300 248T600 240V400H0z', ' fill-opacity=".6"'),
    layer(inks.leaf, 's', 'M0 330C120 318 220 326 330 316S520 282 600 284V400H0z'),
    staff,
    fill(inks.ochre, 'M120 128h92v34h-92zM212 134h20v22h-20zM104 136h16v18h-16z'),
    fill(inks.deep, 'M146 162h40v14h-40z'),
    lines(
      2.4,
      line('M0 330C120 318 220 326 330 316S520 282 600 284'),
      line('M120 128h92v34h-92zM212 134h20v22h-20zM104 136h16v18h-16zM232 130v30M146 118h34v10'),
      line(circle(166, 145, 9), { filled: inks.paper }),
      line('M146 162h40v14h-40zM138 176h56'),
      line('M150 180L104 344l-4 12M182 180L230 338l4 12M166 182V352M132 250l34 8 34-8', { weight: 4 }),
      line('M506 84h16v200h-16zM501 284h26', { weight: 2 }),
      line('M240 145H500', { dash: '9 6', weight: 1.4 }),
      line('M470 139l12 6-12 6', { weight: 1.4 }),
      line('M30 250Q150 238 300 248T580 241', { weight: 1.2 }),
      line('M300 246v-10h26v10M300 236l13-9 13 9M352 246v-14M380 244v-10', { weight: 1.4 }),
    ),
    fill(inks.moss, `${circle(352, 226, 8)}${circle(380, 228, 8)}`),
    keys(['a', 166, 92], ['b', 250, 290], ['c', 370, 122], ['d', 552, 178]),
  )
}

/** A bottle that fills through a thin tube, with the one that lets air out. */
const bottle = (y, level) =>
  fill(inks.white, `M316 ${y}h70q10 0 10 10v28q0 10-10 10h-70q-10 0-10-10v-28q0-10 10-10z`) +
  fill(level ? inks.clay : inks.white, `M306 ${y + 24}h90v14q0 10-10 10h-70q-10 0-10-10z`) +
  lines(
    2.2,
    line(`M316 ${y}h70q10 0 10 10v28q0 10-10 10h-70q-10 0-10-10v-28q0-10 10-10z`),
    line(`M396 ${y + 14}h12v20h-12M408 ${y + 19}h26q10 0 10-12v-10M408 ${y + 29}h34q14 0 14-16v-24`),
    line(`M272 ${y + 12}h34M272 ${y + 36}h34`),
    ...(level ? [line(`M306 ${y + 24}h90`, { weight: 1.4 })] : []),
  )

const sampler = () =>
  sheet(
    paper,
    patterns,
    fill(inks.mist, 'M0 0H600V400H0z'),
    fill(inks.shallow, 'M0 148q25-6 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0V340H0z'),
    depths(20, 250, 172, 330),
    depths(470, 590, 172, 330),
    layer(inks.mud, 'k', 'M0 334q150-8 300 0t300 0V400H0z'),
    fill(inks.wood, 'M252 34h20V388h-20z'),
    lines(
      2.4,
      line('M252 400V34h20V400M0 334q126-7 252-3M272 332q130 6 328 2'),
      line('M0 148q25-6 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0', { weight: 1.6 }),
      line(ticks(252, 50, 26, 10.5, 14), { weight: 1.2 }),
    ),
    bottle(84, false) + bottle(176, true) + bottle(262, true),
    keys(['a', 214, 66], ['b', 350, 64], ['c', 350, 212], ['d', 474, 156], ['e', 120, 372]),
  )

const tideGauge = () =>
  sheet(
    paper,
    patterns,
    fill(inks.mist, 'M0 0H600V400H0z'),
    fill(inks.shallow, 'M0 232q25-6 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0V360H0z'),
    depths(20, 190, 258, 350),
    depths(420, 590, 258, 350),
    layer(inks.mud, 'k', 'M0 358q150-6 300 0t300 0V400H0z'),
    fill(inks.paper, 'M226 150h64V346h-64z'),
    fill(inks.shallow, 'M226 232h64V346h-64z'),
    fill(inks.sand, 'M196 48h176V140H196z'),
    fill(inks.white, 'M312 66h46v56h-46z'),
    fill(inks.red, 'M236 222h44v20q-22 14-44 0z'),
    Array.from({ length: 20 }, (_, index) =>
      index % 2 ? '' : fill(inks.ink, `M396 ${140 + index * 11}h18v11h-18z`),
    ).join(''),
    lines(
      2.4,
      line(
        'M226 150V346h24M290 150V346h-24M196 48h176V140H196zM184 48L284 22 384 48M182 140h204v10H182zM200 150V400M368 150V400',
      ),
      line('M396 140h18v220h-18z', { weight: 1.8 }),
      line('M0 232q25-6 50 0t50 0 50 0 50 0 25-6M290 232q25-6 50 0t50 0M414 233q18-5 36-1t50 0 50 0 50 0', {
        weight: 1.6,
      }),
      line(circle(248, 92, 26), { filled: inks.ochre }),
      line(`${circle(248, 92, 5)}M248 66v52M222 92h52`, { weight: 1.4 }),
      line('M236 222h44v20q-22 14-44 0z'),
      line('M258 222V98M222 92V196', { weight: 1.4 }),
      line('M216 196h12v22h-12z', { filled: inks.deep, weight: 1.6 }),
      line('M312 66h46v56h-46zM274 92h38', { weight: 1.8 }),
      line('M316 112q5-36 11-24t10 14 9-24 8 20', { colour: inks.red, weight: 1.8 }),
      line('M0 358q100-5 200-3M368 359q120 4 232-1', { weight: 2 }),
      line('M250 346v8h16v-8', { weight: 1.4 }),
    ),
    keys(['a', 258, 288], ['b', 166, 206], ['c', 248, 34], ['d', 402, 92], ['e', 446, 200]),
  )

/** The instruments as SVG text, by name. */
export const instruments = {
  'instrument-sedimentatiebalk': sedimentationBar,
  'instrument-waterpas': levelling,
  'instrument-waterfles': sampler,
  'instrument-getijmeter': tideGauge,
}
