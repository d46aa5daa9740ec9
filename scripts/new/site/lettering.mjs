/**
 * Draws words as lines, for a logo that needs no font. Capitals are 10 units high; each row has its width and
 * its path.
 */

const letters = {
  A: [8, 'M0 10L4 0L8 10M1.4 6.5H6.6'],
  B: [6.7, 'M0 4.6H4A2.7 2.7 0 0 1 4 10H0V0H3.6A2.3 2.3 0 0 1 3.6 4.6'],
  C: [8.8, 'M8.8 1.8A5 5 0 1 0 8.8 8.2'],
  D: [8, 'M0 0V10H3A5 5 0 0 0 3 0Z'],
  E: [5.6, 'M5.6 0H0V10H5.6M0 4.8H4.8'],
  F: [5.6, 'M5.6 0H0V10M0 4.8H4.8'],
  G: [9.6, 'M8.8 1.8A5 5 0 1 0 9.6 5.4H6'],
  H: [7.4, 'M0 0V10M7.4 0V10M0 4.8H7.4'],
  I: [0, 'M0 0V10'],
  J: [4.8, 'M4.8 0V7.4A2.4 2.6 0 0 1 0 7.8'],
  K: [6.8, 'M0 0V10M6.6 0L0 6.2M2.5 3.9L6.8 10'],
  L: [5.2, 'M0 0V10H5.2'],
  M: [9, 'M0 10V0L4.5 6.6L9 0V10'],
  N: [7.6, 'M0 10V0L7.6 10V0'],
  O: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0Z'],
  P: [6.4, 'M0 10V0H3.7A2.7 2.7 0 0 1 3.7 5.4H0'],
  Q: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0ZM6.2 6.8L9.6 10.6'],
  R: [6.8, 'M0 10V0H3.7A2.7 2.7 0 0 1 3.7 5.4H0M3.6 5.4L6.8 10'],
  S: [6, 'M5.6 1.7A2.7 2.4 0 1 0 3 4.8A2.9 2.6 0 1 1 .1 8.1'],
  T: [7.2, 'M0 0H7.2M3.6 0V10'],
  U: [7.2, 'M0 0V6.4A3.6 3.6 0 0 0 7.2 6.4V0'],
  V: [8, 'M0 0L4 10L8 0'],
  W: [12, 'M0 0L3 10L6 1.4L9 10L12 0'],
  X: [7.4, 'M0 0L7.4 10M7.4 0L0 10'],
  Y: [7.6, 'M0 0L3.8 5.2L7.6 0M3.8 5.2V10'],
  Z: [7, 'M0 0H7L0 10H7'],
  0: [7, 'M3.5 0A3.5 5 0 1 0 3.5 10A3.5 5 0 1 0 3.5 0Z'],
  1: [2.4, 'M0 1.8L2.4 0V10'],
  2: [6.2, 'M.2 2.6A3 2.7 0 0 1 6.2 2.9C6.2 5 .2 7.6 .2 10H6.2'],
  3: [6, 'M.5 0H5.4L2.7 4A3 3 0 1 1 0 8.2'],
  4: [7, 'M5.2 10V0L0 7H7'],
  5: [6, 'M5.4 0H1.1L.7 4.7A3.1 2.9 0 1 1 .1 8.4'],
  6: [6.4, 'M4.8 0L.7 5.2A3.2 3.2 0 1 0 3.2 3.7'],
  7: [6, 'M0 0H6L2 10'],
  8: [6.2, 'M3.1 4.6A2.4 2.3 0 1 0 3.1 0A2.4 2.3 0 1 0 3.1 4.6A3.1 2.7 0 1 0 3.1 10A3.1 2.7 0 1 0 3.1 4.6Z'],
  9: [6.4, 'M1.6 10L5.7 4.8A3.2 3.2 0 1 0 3.2 6.3'],
  '&': [7.6, 'M7.6 10L2 3.1A2.2 1.9 0 1 1 5.6 2.6L1.4 5.6A2.6 2.6 0 1 0 6.4 8.4L7.6 6'],
  '-': [3.2, 'M0 5.6H3.2'],
  '–': [5, 'M0 5.6H5'],
  '.': [0, 'M0 10H0'],
  ',': [0.8, 'M.8 9.8L0 11.6'],
  "'": [0, 'M0 0V2.4'],
  '’': [0, 'M0 0V2.4'],
}

/** Marks above or below a letter, around its middle. */
const marks = {
  '\u0300': 'M-1.4 -3.6L.6 -2',
  '\u0301': 'M1.4 -3.6L-.6 -2',
  '\u0302': 'M-2 -2L0 -3.6L2 -2',
  '\u0303': 'M-2.2 -2.2Q-1.1 -3.8 0 -2.8T2.2 -3.4',
  '\u0308': 'M-1.7 -2.8H-1.7M1.7 -2.8H1.7',
  '\u030a': 'M0 -4A1 1 0 1 0 0 -2A1 1 0 1 0 0 -4Z',
  '\u030c': 'M-2 -3.6L0 -2L2 -3.6',
  '\u0327': 'M0 10.4V11.2A.9 .9 0 1 1 -1 12.2',
}

const spacing = 3.4
const wordSpace = 4

/** A length as drawings write it. */
export const round = (value) => Math.round(value * 100) / 100

const at = (x, path) => `<path transform="translate(${round(x)})" d="${path}"/>`

/**
 * Draws one line of text in capitals.
 * @returns its width and its paths, or undefined where it has a sign that is not known here
 */
export function drawLine(text) {
  const signs = [...text.normalize('NFC').toUpperCase().normalize('NFD')]
  const paths = []
  let x = 0
  let middle = 0
  for (const sign of signs) {
    if (sign === ' ') x += wordSpace
    else if (marks[sign]) paths.push(at(middle, marks[sign]))
    else if (Object.hasOwn(letters, sign)) {
      const [width, path] = letters[sign]
      paths.push(at(x, path))
      middle = x + width / 2
      x += width + spacing
    } else return undefined
  }
  return { width: Math.max(0, x - spacing), paths }
}
