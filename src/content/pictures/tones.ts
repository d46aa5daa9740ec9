/** Colours that stand where a picture is not there yet: few, so that a page says them in few bytes. */

/** Three hexadecimal digits, as in CSS: `876`. From dark to light, by hue. */
export const tones = [
  ...['222', '555', '888', 'bbb', 'eee'],
  ...['321', '643', '976', 'ca9', 'edc'],
  ...['622', 'a54', 'c87', 'db3', '862'],
  ...['232', '453', '795', 'ac8', 'cdb'],
  ...['234', '357', '68a', '9bd', 'cde'],
  ...['255', '6aa', '424', '769', 'bad'],
] as const

export type Tone = (typeof tones)[number]

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const rgbOf = (tone: Tone): Rgb => {
  const [red = 0, green = 0, blue = 0] = [...tone].map((digit) => Number.parseInt(digit, 16) * 17)
  return [red, green, blue]
}

/** How far two colours are apart: eyes see green best and blue least. */
function distance(a: Rgb, b: Rgb): number {
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  return 3 * red * red + 4 * green * green + 2 * blue * blue
}

/** The tone that is nearest to a colour. */
export const toneOf = (colour: Rgb): Tone =>
  tones.reduce((best, tone) => (distance(colour, rgbOf(tone)) < distance(colour, rgbOf(best)) ? tone : best))
