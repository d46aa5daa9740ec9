/** Types of `vision.mjs`. */
import type { SeenColor, Sight } from '../../../src/showcase/components/color/color.tsx'

export const sights: Readonly<Record<Exclude<Sight, 'full'>, (hex: string) => string>>
export function seenColors(): SeenColor[]
