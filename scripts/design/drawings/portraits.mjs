/** The people of the bureau, each as a line portrait: lines of one weight, and colour that lies beside them. */
import { cheeks, ears, eyes, face, neck, shoulders } from './features.mjs'
import { fill, inks, line, lines, sheet } from './pen.mjs'
import { people, shift } from './people.mjs'

const weight = 2.7

/** Lines around a figure as those of depth around land: the same outline, further and further out. */
function ripples(outline, colour, paper) {
  return [104, 68, 32]
    .map((reach) =>
      [
        [reach, colour],
        [reach - 2.2, paper],
      ]
        .map(
          ([width, stroke]) =>
            `<path d="${outline}" fill="${paper}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`,
        )
        .join(''),
    )
    .join('')
}

function portrait({
  paper,
  ripple,
  skin,
  blush,
  coat,
  outline,
  features,
  pen,
  bare,
  light,
  tool,
  ...person
}) {
  const parts = { coat }
  return sheet(
    { width: 300, height: 300, scale: 3, paper },
    ripples(outline, ripple, paper),
    person.behind?.(parts).join('') ?? '',
    fill(
      coat,
      bare ? 'M36 300C40 262 62 244 84 232C112 262 188 262 216 232C240 244 262 262 266 300z' : shoulders,
      shift,
    ),
    fill(skin, bare ? face : `${neck}${face}${light ? '' : `${ears}z`}`, shift),
    person.collar ? fill(person.collarColour ?? coat, person.collar, shift) : '',
    fill(blush, cheeks, ' fill-opacity=".55"'),
    person.front?.(parts).join('') ?? '',
    light ? lines(1.6, line(light, { colour: '#7d6a62' })) : '',
    lines(
      weight,
      ...(bare || light || person.beard
        ? []
        : [line('M104 118C104 156 118 194 151 194C184 194 197 156 197 118')]),
      ...[...pen, ...features].map((path) => line(path, { weight: path === eyes.open ? 6.4 : undefined })),
    ),
    tool
      ? `${fill(inks.ochre, 'M206 62l34-30 7 8-34 30z')}${fill(inks.sand, 'M206 62l-8 13 15-5z')}${lines(weight, line('M206 62l34-30 7 8-34 30-15 5z'))}`
      : '',
  )
}

/** The portraits as SVG text, by name. */
export const portraits = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [name, () => portrait(person)]),
)
