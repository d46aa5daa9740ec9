/** What wet and rough surfaces show of the sky. */

/** Share of light that water mirrors, by the cosine between the view and the surface normal (Schlick). */
export const fresnel = (cos) => 0.02 + 0.98 * (1 - Math.min(1, Math.max(0, cos))) ** 5

/**
 * A mirror: `look(out, ray, normal, polish, octaves)` writes what a surface shows of the sky and the sun;
 * `polish` 1 is still water, 0.1 wet mud. `through` may answer for what stands in the way: it returns
 * whether it wrote something.
 */
export function createMirror(sky, sun, sunlight) {
  const turned = new Float64Array(3)
  const look = (out, ray, normal, polish, octaves, from, through) => {
    const double = 2 * (ray[0] * normal[0] + ray[1] * normal[1] + ray[2] * normal[2])
    turned[0] = ray[0] - double * normal[0]
    turned[1] = Math.abs(ray[1] - double * normal[1])
    turned[2] = ray[2] - double * normal[2]
    if (through?.(out, from, turned)) return
    sky.look(out, turned[0], turned[1], turned[2], octaves)
    const near = Math.max(0, turned[0] * sun[0] + turned[1] * sun[1] + turned[2] * sun[2])
    const glint = near ** (20 + 1400 * polish) * (1 + 20 * polish)
    for (let c = 0; c < 3; c++) out[c] += sunlight[c] * glint
  }
  return { look }
}

/** Makes a direction one metre long. */
export const straighten = (n) => {
  const length = 1 / Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2])
  n[0] *= length
  n[1] *= length
  n[2] *= length
}
