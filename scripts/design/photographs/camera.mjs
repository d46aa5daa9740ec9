/** A camera at `eye`, that looks `turn` to the right of north and `tilt` up; `view` is its vertical angle. */
export function createCamera({ eye, turn = 0, tilt = 0, view }) {
  const half = Math.tan(view / 2)
  const [ct, st, cy, sy] = [Math.cos(tilt), Math.sin(tilt), Math.cos(turn), Math.sin(turn)]
  /** Direction of the ray at `u` (right) and `v` (up), in halves of the picture's height from its middle. */
  const ray = (out, u, v) => {
    const [x, up] = [u * half, v * half]
    const y = st + up * ct
    const ahead = ct - up * st
    const size = 1 / Math.sqrt(x * x + y * y + ahead * ahead)
    out[0] = (x * cy + ahead * sy) * size
    out[1] = y * size
    out[2] = (ahead * cy - x * sy) * size
  }
  /** Where a place is seen: `[u, v, distance]`, the distance along the view. */
  const project = (x, y, z) => {
    const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]]
    const right = dx * cy - dz * sy
    const level = dx * sy + dz * cy
    const ahead = level * ct + dy * st
    return [right / (ahead * half), (dy * ct - level * st) / (ahead * half), ahead]
  }
  return { eye, ray, project, half }
}
