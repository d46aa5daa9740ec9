/** Paints stalks, leaves and petals into a frame, sharp or out of focus. */

/**
 * A brush on a frame of linear light. `soft` is the width of the edge in pixels: what is out of focus has a
 * wide one, and covers less.
 */
export function createBrush({ width, height, light }) {
  /** A capsule from one place to another whose width runs from `w1` to `w2`, in pixels. */
  const stroke = (x1, y1, x2, y2, w1, w2, soft, colour, strength = 1) => {
    const reach = Math.max(w1, w2) / 2 + soft
    const left = Math.max(0, Math.floor(Math.min(x1, x2) - reach))
    const right = Math.min(width - 1, Math.ceil(Math.max(x1, x2) + reach))
    const top = Math.max(0, Math.floor(Math.min(y1, y2) - reach))
    const bottom = Math.min(height - 1, Math.ceil(Math.max(y1, y2) + reach))
    const [dx, dy] = [x2 - x1, y2 - y1]
    const length = dx * dx + dy * dy || 1
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const along = ((x - x1) * dx + (y - y1) * dy) / length
        const share = along < 0 ? 0 : along > 1 ? 1 : along
        const [ex, ey] = [x - x1 - dx * share, y - y1 - dy * share]
        const half = (w1 + (w2 - w1) * share) / 2
        const squared = ex * ex + ey * ey
        if (squared >= (half + soft * 0.5) * (half + soft * 0.5)) continue
        const cover = (half + soft * 0.5 - Math.sqrt(squared)) / soft
        // A thin thing out of focus never covers all that is behind it.
        const most = Math.min(1, (half * 2 + 0.4) / (soft * 0.8))
        const full = Math.min(1, cover)
        const amount = full * full * (3 - 2 * full) * most * strength
        const at = (y * width + x) * 3
        // Round: the side to the light is brighter.
        const side = ((dx * ey - dy * ex) / Math.sqrt(length) / (half + soft * 0.5)) * (dy < 0 ? 1 : -1)
        const round = 1 + 0.45 * Math.min(1, Math.max(-1, side))
        for (let c = 0; c < 3; c++) light[at + c] += (colour[c] * round - light[at + c]) * amount
      }
  }
  /** A disc with a soft edge; flatter than high when `flat` is below 1. */
  const dot = (x0, y0, radius, soft, colour, strength = 1, flat = 1) => {
    const reach = radius + soft
    const left = Math.max(0, Math.floor(x0 - reach))
    const right = Math.min(width - 1, Math.ceil(x0 + reach))
    const top = Math.max(0, Math.floor(y0 - reach * flat))
    const bottom = Math.min(height - 1, Math.ceil(y0 + reach * flat))
    const edge = (radius + soft * 0.5) ** 2
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const squared = (x - x0) * (x - x0) + ((y - y0) * (y - y0)) / (flat * flat)
        if (squared >= edge) continue
        const cover = Math.min(1, (radius + soft * 0.5 - Math.sqrt(squared)) / soft)
        const at = (y * width + x) * 3
        const amount = cover * cover * (3 - 2 * cover) * strength
        const shade = 1 - 0.22 * ((y - y0) / (reach * flat))
        for (let c = 0; c < 3; c++) light[at + c] += (colour[c] * shade - light[at + c]) * amount
      }
  }
  return { stroke, dot }
}
