/** Plants of the marsh, from the lowest zone up: each with its roots, and a part of it larger. */
import { hash, randomFrom } from '../art/random.mjs'
import { circle, fill, inks, line, lines, sheet } from './pen.mjs'
import { bed, ground, jointed, joints, leaf, lens, paper, petals, toward } from './plant-parts.mjs'

function glasswort() {
  const random = randomFrom(hash('zeekraal'))
  const all = joints([210, ground - 4], 0, 11, 0)
  const at = (depth) =>
    all
      .filter((joint) => joint.depth === depth)
      .map(({ path }) => path)
      .join('')
  return sheet(
    paper,
    bed(random, 210, 7, 250),
    jointed(at(2), 5, inks.rose),
    jointed(at(1), 6.5, inks.red),
    jointed(at(0), 8.5, inks.moss),
    lens(
      jointed('M470 238V214M470 190V150M470 126V86M470 62V30', 26, inks.red) +
        jointed(
          'M446 128l-26-30M408 84l-18-22M494 128l26-30M532 84l18-22M446 192l-26-20M494 192l26-20',
          19,
          inks.rose,
        ) +
        lines(1.6, line('M462 150q8 6 16 0M462 88q8 6 16 0M466 170v-12M466 108v-12M462 214q8 6 16 0')),
    ),
  )
}

function seaLavender() {
  const random = randomFrom(hash('lamsoor'))
  const root = [200, ground - 2]
  const leaves = [-1.25, 1.25, -0.85, 0.85, -0.4, 0.45]
    .map((turn) => leaf(root, turn, 96 + random() * 18, 30))
    .join('')
  const stems = []
  const flowers = []
  for (const lean of [-0.34, -0.08, 0.22]) {
    const fork = toward(root, lean, 136 + random() * 22)
    stems.push(`M${root.join(' ')}Q${toward(root, lean * 0.6, 80).join(' ')} ${fork.join(' ')}`)
    for (const side of [-0.95, -0.5, -0.1, 0.35, 0.8]) {
      const tip = toward(fork, lean + side, 46 + random() * 20)
      stems.push(`M${fork.join(' ')}Q${toward(fork, lean + side * 0.4, 26).join(' ')} ${tip.join(' ')}`)
      for (let step = 0; step < 6; step++)
        flowers.push(
          circle(
            tip[0] - side * 22 * (step / 6) * (1 - step / 9) + (random() - 0.5) * 8,
            tip[1] - 4 + step * 4 + (random() - 0.5) * 6,
            3.6,
          ),
        )
    }
  }
  const big = [
    [470, 98],
    [430, 146],
    [514, 150],
  ]
  return sheet(
    paper,
    bed(random, 200, 6, 286),
    fill(inks.leaf, leaves),
    lines(
      2,
      line(stems.join('')),
      line(leaves),
      line(
        [-1.25, 1.25, -0.85, 0.85]
          .map((turn) => `M${root.join(' ')}L${toward(root, turn, 78).join(' ')}`)
          .join(''),
        { weight: 1.1 },
      ),
    ),
    lines(0.9, line(flowers.join(''), { filled: inks.lilac })),
    lens(
      lines(2.4, line('M470 230Q468 170 470 110M470 196Q440 180 430 150M470 202Q506 186 514 154')) +
        big
          .map((place) =>
            lines(
              1.8,
              line(petals(place, 38), { filled: inks.lilac }),
              line(circle(...place, 6), { filled: inks.sand }),
            ),
          )
          .join(''),
    ),
  )
}

function cordGrass() {
  const random = randomFrom(hash('slijkgras'))
  const blades = []
  const ears = []
  for (let index = 0; index < 13; index++) {
    const lean = (index / 12 - 0.5) * 1.3
    const base = [205 + (index - 6) * 5, ground]
    const [mid, tip] = [
      toward(base, lean * 0.5, 110 + random() * 30),
      toward(base, lean, 190 + random() * 50),
    ]
    blades.push(
      `M${base[0] - 4} ${base[1]}Q${mid.join(' ')} ${tip.join(' ')}Q${mid[0] + 7} ${mid[1] + 5} ${base[0] + 4} ${base[1]}z`,
    )
  }
  for (const [lean, tall] of [
    [-0.12, 230],
    [0.03, 262],
    [0.16, 224],
  ]) {
    const top = toward([205, ground], lean, tall)
    ears.push(`M205 ${ground}L${top.join(' ')}`)
    for (const side of [-0.16, 0, 0.16])
      ears.push(leaf(toward([205, ground], lean, tall - 74), lean + side, 84, 7))
  }
  const seeds = Array.from({ length: 9 }, (_, index) =>
    leaf([470, 214 - index * 20], index % 2 ? 0.5 : -0.5, 44, 13),
  ).join('')
  return sheet(
    paper,
    bed(random, 205, 9, 268),
    lines(1.8, line(blades.join(''), { filled: inks.leaf }), line(ears.join(''), { filled: inks.straw })),
    lens(
      lines(
        2,
        line('M470 230V30'),
        line(seeds, { filled: inks.straw }),
        line(
          Array.from({ length: 9 }, (_, index) => `M470 ${214 - index * 20}l${index % 2 ? 13 : -13}-24`).join(
            '',
          ),
          { weight: 1.1 },
        ),
      ),
    ),
  )
}

function seaAster() {
  const random = randomFrom(hash('zulte'))
  const stem = (share) => [205 + 14 * Math.sin(share * 2.4), ground - share * 190]
  const leaves = []
  for (let index = 1; index < 9; index++)
    leaves.push(leaf(stem(index / 9), (index % 2 ? 1 : -1) * (1.25 - index * 0.06), 92 - index * 6, 11))
  const heads = [
    [-0.62, 74],
    [-0.26, 92],
    [0.12, 84],
    [0.5, 70],
  ].map(([turn, length]) => toward(stem(0.86), turn, length))
  const rays = ([x, y], r, count) =>
    Array.from({ length: count }, (_, index) => leaf([x, y], (index * 2 * Math.PI) / count, r, r * 0.2)).join(
      '',
    )
  return sheet(
    paper,
    bed(random, 205, 6, 296),
    fill(inks.leaf, leaves.join('')),
    lines(
      2,
      line(leaves.join('')),
      line(
        `M205 ${ground}Q206 226 ${stem(1).join(' ')}${heads.map((head) => `M${stem(0.86).join(' ')}Q${stem(1.05).join(' ')} ${head.join(' ')}`).join('')}`,
      ),
    ),
    ...heads.map((head) =>
      lines(
        1.3,
        line(rays(head, 24, 13), { filled: inks.lilac }),
        line(circle(...head, 7.5), { filled: inks.ochre }),
      ),
    ),
    lens(
      lines(
        1.8,
        line(rays([470, 132], 76, 17), { filled: inks.lilac }),
        line(circle(470, 132, 25), { filled: inks.ochre }),
      ) +
        lines(
          1.2,
          line(
            Array.from({ length: 22 }, (_, index) =>
              circle(
                470 + 4.4 * Math.sqrt(index) * Math.cos(index * 2.4),
                132 + 4.4 * Math.sqrt(index) * Math.sin(index * 2.4),
                1.3,
              ),
            ).join(''),
          ),
        ),
    ),
  )
}

/** The plants as SVG text, by name. */
export const plants = {
  'plant-zeekraal': glasswort,
  'plant-lamsoor': seaLavender,
  'plant-slijkgras': cordGrass,
  'plant-zulte': seaAster,
}
