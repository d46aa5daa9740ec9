/** Cross-sections through what holds the sea: a dike, a dam of brushwood and a sluice. */
import { randomFrom } from '../art/random.mjs'
import { blades, depths, layer, patterns } from './ground.mjs'
import { keys, letters } from './lettering.mjs'
import { circle, fill, inks, line, lines, sheet } from './pen.mjs'

const paper = { width: 600, height: 400, scale: 2, paper: inks.paper }
const level = (path) => line(path, { dash: '7 5', weight: 1.3 })
/** The small triangle that stands on a water level. */
const mark = (x, y) => `M${x - 6} ${y - 10}h12l-6 9z`

/** Heights along the edge: a rule with a stroke for each step. */
const rule = (top, bottom, step, numbers) =>
  lines(
    1.4,
    line(`M30 ${top}V${bottom}${numbers.map((_, index) => `M30 ${bottom - index * step}h8`).join('')}`),
  ) + numbers.map((number, index) => letters(number, [16, bottom - index * step + 5], 15)).join('')

const dike = () =>
  sheet(
    paper,
    patterns,
    fill(inks.mist, 'M0 0H600V400H0z'),
    fill(inks.shallow, 'M0 150H320L262 262H0z', ' fill-opacity=".55"'),
    fill(inks.water, 'M0 246H262V302H0z'),
    depths(46, 170, 256, 284),
    layer(inks.straw, 's', 'M0 330C120 318 220 336 320 330S520 322 600 332V400H0z'),
    layer(
      inks.clay,
      'k',
      'M0 302C60 298 110 290 150 276S212 262 262 262L342 118h26L452 262h12l12 18h22l12-18H600V332C520 322 420 324 320 330S120 318 0 330z',
    ),
    layer(inks.sand, 's', 'M300 276L352 172h6L420 276z'),
    fill(inks.water, 'M470 271h34l-6 9h-22z'),
    fill(inks.mud, 'M262 262L311 175l-8-4L251 262z'),
    lines(
      2.4,
      line('M0 302C60 298 110 290 150 276S212 262 262 262L342 118h26L452 262h12l12 18h22l12-18H600'),
      line('M300 276L352 172h6L420 276'),
      line(
        'M258 250l10 6M265 238l10 6M272 226l10 6M279 214l10 6M286 202l10 6M293 190l10 6M300 178l10 6M251 262L303 171l8 4',
        { weight: 1.4 },
      ),
      line('M0 330C120 318 220 336 320 330S520 322 600 332', { weight: 1.4 }),
      level('M30 150H324M30 246H236'),
      line(`${mark(120, 150)}${mark(120, 246)}`, { weight: 1.4 }),
      line('M548 262v-30h34v30M543 234l22-18 22 18M520 262v-16', { weight: 2 }),
    ),
    `<g fill="none" stroke-linecap="round" stroke-width="1.6">${line(blades(3, [314, 168], [342, 118], 9, 9) + blades(5, [344, 118], [367, 118], 7, 10) + blades(8, [370, 122], [450, 260], 26, 9) + blades(9, [512, 262], [540, 262], 8, 9), { colour: inks.moss })}${line(blades(4, [168, 271], [248, 262], 24, 17), { colour: inks.red })}</g>`,
    fill(inks.moss, `${circle(520, 238, 11)}`),
    lines(2, line(circle(520, 238, 11))),
    rule(110, 302, 48, ['0', '', '', '9']),
    keys(['a', 210, 232], ['b', 286, 232], ['c', 402, 216], ['d', 360, 244], ['e', 240, 368]),
  )

/** Branches in a bundle, seen from their ends. */
const bundle = (seed) => {
  const random = randomFrom(seed)
  return Array.from({ length: 66 }, (_, index) =>
    circle(
      Math.round(269 + (index % 6) * 11.8 + random() * 4),
      Math.round(152 + Math.floor(index / 6) * 12.6 + (index % 2) * 5 + random() * 4),
      3.5 + Math.round(random() * 4) / 2,
    ),
  ).join('')
}

const dam = () =>
  sheet(
    paper,
    patterns,
    fill(inks.mist, 'M0 0H600V400H0z'),
    fill(inks.shallow, 'M0 180H262V312H0zM336 180H600V270H336z'),
    fill(inks.water, 'M0 240H262V312H0z', ' fill-opacity=".8"'),
    depths(46, 256, 252, 306),
    layer(inks.mud, 'k', 'M0 306C90 304 180 308 262 300L336 284C400 270 500 266 600 264V400H0z'),
    layer(inks.straw, 's', 'M0 366C140 356 300 372 420 362S560 358 600 364V400H0z'),
    fill('#7d5d3f', 'M262 146q36-16 74 0V286L262 300z'),
    fill(inks.wood, 'M246 110h16V376l-8 14-8-14zM336 110h16V376l-8 14-8-14z'),
    lines(
      2.4,
      line('M246 110h16V376l-8 14-8-14zM336 110h16V376l-8 14-8-14z'),
      line('M0 306C90 304 180 308 246 301M352 281C420 268 500 266 600 264'),
      line('M0 366C100 358 180 360 246 366M262 367C290 368 314 368 336 366M352 365C440 360 560 358 600 364', {
        weight: 1.4,
      }),
      line(bundle(12), { weight: 0.9, filled: inks.wood }),
      line('M254 128L344 158M344 128L254 158', { weight: 1.6 }),
      level('M30 180H244M354 180H590'),
      line(mark(110, 180), { weight: 1.4 }),
      line('M120 216h88m-10-7 10 7-10 7M392 226h46m-9-6 9 6-9 6', { weight: 2 }),
      line('M420 240q6 5 0 10M452 236q6 5 0 10M486 238q6 5 0 10M520 236q6 5 0 10M554 238q6 5 0 10', {
        weight: 1.4,
      }),
    ),
    `<g fill="none" stroke-linecap="round" stroke-width="1.8">${line(blades(6, [470, 267], [600, 264], 24, 20), { colour: inks.red })}</g>`,
    rule(180, 306, 42, ['0', '', '', '1']),
    keys(['a', 254, 92], ['b', 298, 216], ['c', 120, 274], ['d', 440, 306], ['e', 440, 384]),
  )

const sluice = () =>
  sheet(
    paper,
    patterns,
    fill(inks.mist, 'M0 0H600V400H0z'),
    fill(inks.water, 'M0 280H206V330H0z'),
    fill(inks.shallow, 'M390 222H600V330H390z'),
    depths(46, 160, 290, 322),
    depths(440, 590, 236, 322),
    layer(inks.straw, 's', 'M0 356H600V400H0z'),
    layer(
      inks.clay,
      'k',
      'M0 330H600V364C540 358 480 358 420 362S160 356 0 366zM196 250V172L250 96h96L410 182V250z',
    ),
    fill(inks.shallow, 'M196 256H410V316H196z'),
    fill('#c9cfc9', 'M196 240H410V256H196zM196 316H410V334H196z'),
    fill(inks.wood, 'M380 152h14V262h-14z'),
    fill(inks.red, 'M196 256l-22 52 7 3 21-51z'),
    lines(
      2.4,
      line('M196 240H410V256H196zM196 316H410V334H196z'),
      line('M0 330H196M410 330H600M196 240V172L250 96h96L410 182V240'),
      line('M380 152h14V262h-14zM372 152h30M387 152v-26M375 126h24M387 126l-9-9M387 126l9-9'),
      line('M196 256l-22 52 7 3 21-51z'),
      line('M0 366C160 356 300 372 420 362S560 358 600 364M240 256v60M280 256v60M320 256v60M360 256v60', {
        weight: 1.2,
      }),
      level('M30 280H186M440 222H592'),
      line(`${mark(110, 280)}${mark(520, 222)}`, { weight: 1.4 }),
      line('M350 286H256m10-7-10 7 10 7M156 316H104m9-6-9 6 9 6', { weight: 2 }),
    ),
    `<g fill="none" stroke-linecap="round" stroke-width="1.6">${line(blades(3, [198, 168], [250, 96], 14, 9) + blades(5, [252, 96], [344, 96], 20, 10) + blades(8, [350, 102], [408, 178], 13, 9), { colour: inks.moss })}</g>`,
    rule(94, 330, 59, ['0', '', '', '', '4']),
    keys(['a', 66, 306], ['b', 160, 252], ['c', 424, 148], ['d', 480, 284], ['e', 298, 160]),
  )

/** The cross-sections as SVG text, by name. */
export const sections = {
  'doorsnede-zeedijk': dike,
  'doorsnede-rijshouten-dam': dam,
  'doorsnede-sluis': sluice,
}
