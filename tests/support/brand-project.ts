/** A project whose brand a test changes, without files. */
import { type BrandFile, noBrand } from '../../server/brand/brand-file.ts'
import type { BrandColours } from '../../server/brand/palette/brand-colours.ts'
import { createBrandPalette } from '../../server/brand/palette/brand-palette.ts'
import { noProject, type Project } from '../../server/project/project.ts'

export interface BrandProject {
  readonly project: Project
  change(brand: Partial<BrandFile>): void
}

/** A brand with colours. */
export function brandWith(colours: BrandColours): Partial<BrandFile> {
  const result = createBrandPalette(colours)
  if (result.kind === 'wrong') throw new Error(result.faults.map(({ text }) => text).join('\n'))
  return { palette: result.palette }
}

export function brandProject(brand: Partial<BrandFile>): BrandProject {
  const listeners = new Set<() => void>()
  const state: { brand: BrandFile } = { brand: { ...noBrand, ...brand } }
  const onChange = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    project: { ...noProject, brand: { get: () => state.brand, onChange }, onChange },
    change(next) {
      state.brand = { ...noBrand, ...next }
      for (const listener of listeners) listener()
    },
  }
}
