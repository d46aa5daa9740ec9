/** Land as a height field: where rays meet it, how steep it is and what lies in shadow. */

/**
 * @param height height in metres at a place; `rough` the same with little detail, by which rays look for it
 * @param lowest,highest between which all heights lie
 */
export function createGround({ height, rough = height, lowest, highest, far = 4000, steps = 70 }) {
  /** Distance along a ray to the ground; Infinity for none. */
  const meet = (eye, ray) => {
    const [ox, oy, oz] = eye
    const [dx, dy, dz] = ray
    let from = oy > highest && dy < 0 ? (highest - oy) / dy : 0.05
    if (oy > highest && dy >= 0) return Infinity
    const to = dy < 0 ? Math.min(far, (lowest - oy) / dy) : Math.min(far, dy > 0 ? (highest - oy) / dy : far)
    if (from >= to) return from
    // Steps grow with the distance: far away a pixel covers more ground.
    const grow = Math.max(1.004, (to / from) ** (1 / steps))
    let before = from
    for (let t = from; t < to; t *= grow) {
      const above = oy + dy * t - rough(ox + dx * t, oz + dz * t, t)
      if (above < 0) {
        from = before
        let until = t
        for (let round = 0; round < 6; round++) {
          const middle = (from + until) / 2
          if (oy + dy * middle < height(ox + dx * middle, oz + dz * middle, middle)) until = middle
          else from = middle
        }
        return until
      }
      before = t
    }
    return dy < 0 ? to : Infinity
  }
  /** Writes the direction that the ground faces at a place, seen from a distance, over `size` metres. */
  const facing = (out, x, z, distance, size) => {
    const dx = height(x + size, z, distance) - height(x - size, z, distance)
    const dz = height(x, z + size, distance) - height(x, z - size, distance)
    const scale = 1 / Math.sqrt(dx * dx + dz * dz + 4 * size * size)
    out[0] = -dx * scale
    out[1] = 2 * size * scale
    out[2] = -dz * scale
  }
  /** Share of sunlight that reaches a place: 0 in full shadow. */
  const lit = (x, y, z, sun, reach, distance) => {
    let least = 1
    for (let step = 1; step <= 8; step++) {
      const t = (reach * step * step) / 64
      const [sx, sz] = [x + sun[0] * t, z + sun[2] * t]
      const above = y + sun[1] * t - (step < 4 ? height(sx, sz, distance) : rough(sx, sz, distance))
      least = Math.min(least, 0.5 + (above / t) * 14)
      if (least <= 0) return 0
    }
    return Math.min(1, Math.max(0, least))
  }
  return { meet, facing, lit, height }
}
