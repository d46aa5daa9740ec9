/** Reads `brand.yaml`: name, logo, icon, share pictures, colours and fonts of a project. */
import * as v from 'valibot'
import { type BrandFile, noBrand } from '../../brand/brand-file.ts'
import { readYaml } from '../../yaml/read-yaml.ts'
import { problemOf } from '../expectations.ts'
import type { CompositeReader, FilesBeside, Problem, Reading } from '../problem.ts'
import { readFonts } from './fonts.ts'
import { readPalette } from './palette.ts'
import { createPictures } from './pictures.ts'
import { brandSchema } from './schema.ts'

const inOrder = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))

async function readBrand(text: string, beside: FilesBeside): Promise<Reading<BrandFile>> {
  const yaml = readYaml(text)
  if (yaml.kind === 'wrong') return yaml
  const { lineOf } = yaml.value
  const { success, output, issues = [] } = v.safeParse(brandSchema, yaml.value.value)
  if (!success) return { kind: 'wrong', problems: inOrder(issues.map((issue) => problemOf(issue, lineOf))) }
  const pictures = createPictures(beside, lineOf)
  const { name = new Map(), tagline = new Map(), colours } = output
  const [logo, icon, share] = [
    await pictures.logo(output.logo),
    await pictures.icon(output.icon),
    await pictures.share(output.share ?? new Map()),
  ]
  const palette = await readPalette(colours, lineOf)
  const fonts = await readFonts(output.fonts, beside, lineOf)
  const problems = [...pictures.problems, ...(palette?.problems ?? []), ...(fonts?.problems ?? [])]
  if (problems.length > 0) return { kind: 'wrong', problems: inOrder(problems) }
  return {
    kind: 'read',
    value: { name, tagline, logo, icon, share, palette: palette?.value, fonts: fonts?.value },
  }
}

export const brandFile: CompositeReader<BrandFile> = { name: 'brand.yaml', none: noBrand, read: readBrand }
