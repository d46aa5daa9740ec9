/** Parts of a face that people share. */
import { circle } from './pen.mjs'

export const face =
  'M104 112C103 154 118 194 151 194C184 194 198 156 197 112C196 76 178 58 150 58C122 58 105 76 104 112z'
export const neck = 'M127 176V222C127 246 175 246 175 222V176C164 190 138 190 127 176z'
export const shoulders = 'M36 300C40 256 74 234 118 222C130 240 172 240 184 222C228 234 262 256 266 300z'
export const ears = 'M104 118c-12-6-17 4-13 15c3 9 8 13 15 11M197 118c12-6 17 4 13 15c-3 9-8 13-15 11'
export const eyes = { open: 'M133 123v2M171 123v2', laughing: 'M125 126q8-9 16 0M163 126q8-9 16 0' }
export const brows = {
  calm: 'M122 109q10-7 21-2M161 107q11-5 21 2',
  high: 'M121 106q11-9 22-1M161 105q11-8 22 1',
}
export const noses = {
  long: 'M153 122c2 9 9 18 6 24c-2 4-9 4-13 1',
  short: 'M155 128c4 8 7 12 4 16c-3 3-8 3-11 1',
}
export const smiles = {
  wide: 'M131 163q20 19 41-1',
  soft: 'M136 166q15 11 31-1',
  small: 'M140 167q12 7 24-2',
}
export const cheeks = circle(121, 148, 9) + circle(182, 148, 9)
