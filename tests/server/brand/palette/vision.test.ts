import { expect, test } from 'vitest'
import { sights } from '../../../../server/brand/palette/vision.ts'

test('white, grey and black look the same to all eyes', () => {
  for (const grey of ['#ffffff', '#808080', '#000000'])
    for (const see of Object.values(sights)) expect(see(grey)).toBe(grey)
})
